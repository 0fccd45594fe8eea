// What can't be told from its ground: texts, signs, edges that mean something, the ring of the focus. `STATE` is the state
// that has been forced on all controls.
const CONTROLS = 'a[href], button, input, select, textarea, summary';
const TEXT = 4.5;
const SIGN = 3;
// What can't be used now may stand back, and is still to be read.
const DISABLED = 3;

const parse = (text) => {
  const [r, g, b, a = 1] = text.match(/[\d.]+(?:e-?\d+)?/g).map(Number);
  return text.startsWith('color(') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
};
const mix = (over, under, part) => [0, 1, 2].map((n) => over[n] * part + under[n] * (1 - part));
const light = (color) => {
  const [r, g, b] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one, other) => {
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};
const laid = (colors, under) => colors.flatMap((color) => under.map((below) => mix(color, below, color[3])));

// The colours that may lie behind what an element contains: one, or those of a gradient.
const grounds = (element) => {
  if (!element) return [[255, 255, 255]];
  const style = getComputedStyle(element);
  const flat = parse(style.backgroundColor);
  const drawn = [...style.backgroundImage.matchAll(/(?:rgba?|color)\([^()]*\)/g)].map(([color]) => parse(color));
  const under = flat[3] === 1 ? [flat] : laid([flat], grounds(element.parentElement));
  return drawn.length ? laid(drawn, under) : under;
};

// The least contrast of a colour to its grounds; what is let through by an element around them lets both fade.
const least = (color, element) => {
  let [part, outer] = [1, null];
  for (let around = element; around; around = around.parentElement) {
    const opacity = Number(getComputedStyle(around).opacity);
    if (opacity < 1) [part, outer] = [part * opacity, around];
  }
  const behind = outer ? grounds(outer.parentElement) : [[0, 0, 0]];
  const all = grounds(element).flatMap((ground) => behind.map((far) => {
    const front = mix(color, ground, color[3] ?? 1);
    return contrast(mix(front, far, part), mix(ground, far, part));
  }));
  return Math.min(...all);
};

const seen = (element) => element.getClientRects().length > 0 && !element.closest('.heard-only')
  && getComputedStyle(element).visibility === 'visible';
const disabled = (element) => element.closest(':disabled, [aria-disabled="true"]') !== null;
const about = (element) => (
  `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.innerText ?? element.value ?? '').trim().slice(0, 40)}`
);
const poor = [];
const demand = (what, color, element, wanted, told = element) => {
  const found = least(color, element);
  if (found < wanted) poor.push(`${STATE}, ${what}: ${found.toFixed(2)} of ${wanted}, ${about(told)}`);
};

// Texts and signs: of the controls in every state, of all else at rest.
const texts = (root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !seen(element) || element.closest('svg, option, script, style, noscript')) continue;
    const wanted = disabled(element) ? DISABLED : TEXT;
    demand('text', parse(getComputedStyle(element).color), element, wanted);
  }
};
const controls = [...document.querySelectorAll(CONTROLS)].filter(seen);
if (STATE === 'rest') texts(document.body);
for (const control of controls) {
  if (STATE !== 'rest') texts(control);
  const style = getComputedStyle(control);
  for (const icon of control.querySelectorAll('svg.icon')) {
    demand('sign', parse(getComputedStyle(icon).color), icon.parentElement, SIGN, control);
  }
  const chip = control.closest('.chip')?.querySelector('span');
  const field = control.matches('input, select, textarea');
  if (field && !['checkbox', 'radio', 'range', 'file'].includes(control.type)) {
    demand('value', parse(style.color), control, disabled(control) ? DISABLED : TEXT);
    if (control.placeholder) demand('placeholder', parse(getComputedStyle(control, '::placeholder').color), control, TEXT);
  }
  const edged = chip ?? control;
  const edge = getComputedStyle(edged);
  if ((chip || field) && edge.borderTopStyle === 'solid' && !disabled(control)) {
    demand('edge', parse(edge.borderTopColor), edged.parentElement, SIGN, edged);
  }
  if (STATE === 'focus') {
    const rings = [control, chip, control.querySelector('.card')].filter(Boolean).map((ringed) => [ringed, getComputedStyle(ringed)]);
    const ring = rings.find(([, ring]) => ring.outlineStyle !== 'none' && parseFloat(ring.outlineWidth) >= 2);
    if (ring) demand('ring', parse(ring[1].outlineColor), control.parentElement, SIGN, control);
    else poor.push(`focus: no ring, ${about(control)}`);
  }
}
return [...new Set(poor)];
