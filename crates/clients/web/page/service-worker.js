// Keeps the whole page in the browser, so that it opens at once and without a network. A version is kept under its own
// name; a new one is fetched beside it and waits until the page is opened anew, so that it never changes a table that
// is being played at.
const VERSION = "kookaburra-{version}";
const FILES = {files};

self.addEventListener("install", (event) => {
  // Files whose names tell their content may come from the browser's own cache, the others may not.
  const requests = FILES.map(([file, lasting]) => new Request(file, { cache: lasting ? "default" : "reload" }));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(requests)));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data?.words) event.waitUntil(keepWords(event.data));
});

// The version before stays for pages that are still open.
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((keys) => {
      const ours = keys.filter((key) => key.startsWith("kookaburra-") && key !== VERSION);
      return Promise.all(ours.slice(0, -1).map((key) => caches.delete(key)));
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(VERSION);
  const wanted = request.mode === "navigate" ? "./" : request;
  const kept = await cache.match(wanted, { ignoreSearch: true }) ?? await caches.match(wanted, { ignoreSearch: true });
  return kept ?? fetch(request);
}

// A table waits for somebody whose page is closed. The knock says nothing: what there is to say is asked of the server
// of the page, and where it can't be reached, what the page has left here is said.
self.addEventListener("push", (event) => event.waitUntil(tellTurn()));

async function tellTurn() {
  const { lang, words } = await keptWords();
  const turns = await asked(`/api/turns/${lang}`) ?? { tables: [], words };
  const to = turns.tables.length === 1 ? `#/t/${turns.tables[0]}` : "#/friends";
  await self.registration.showNotification(turns.words, { tag: "turn", renotify: true, lang, data: to });
}

async function asked(path) {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

async function keepWords(words) {
  const cache = await caches.open("words");
  await cache.put("words", new Response(JSON.stringify(words)));
}

async function keptWords() {
  const kept = await caches.match("words", { cacheName: "words" });
  return await kept?.json() ?? { lang: self.navigator.language, words: "Kookaburra" };
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data, self.registration.scope).href));
});

async function show(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find((page) => page.url === address) ?? pages[0];
  if (!page) return self.clients.openWindow(address);
  await page.focus();
  if (page.url !== address) await page.navigate(address);
}

// The maker of the browser has given it another address.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(move(event)));

// Some browsers tell neither the old one nor the new one.
async function move({ oldSubscription, newSubscription }) {
  const { endpoint } = newSubscription ?? await self.registration.pushManager.subscribe(await wanted(oldSubscription));
  const body = JSON.stringify({ endpoint, before: oldSubscription?.endpoint });
  await fetch("/api/knocks", { method: "POST", headers: { "content-type": "application/json" }, body });
}

async function wanted(before) {
  return before?.options ?? { userVisibleOnly: true, applicationServerKey: (await asked("/api/knocks"))?.key };
}
