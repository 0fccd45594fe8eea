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
