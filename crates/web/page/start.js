// Starts the program: in the page, and in the worker, which the page creates from the address of this very script.
import start from "./{script}";

if (globalThis.document && "serviceWorker" in navigator) {
  // A new version that waits is taken over now, before any hand is on the table.
  const taken = navigator.serviceWorker.controller;
  navigator.serviceWorker.getRegistration().then((registration) => {
    if (taken && registration?.waiting) {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration.waiting.postMessage("take over");
    }
  }).catch(() => {});
  addEventListener("load", () => {
    navigator.serviceWorker.register("service-worker.js", { updateViaCache: "none" }).catch(() => {});
  });
}

// A browser that would install the page is held back until a game is over.
if (globalThis.document) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    globalThis.installing = event;
  });
}

await start({ module_or_path: new URL("./{wasm}", import.meta.url) });
