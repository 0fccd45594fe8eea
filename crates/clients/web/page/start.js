// Starts the program: in the page, and in the worker, which the page creates from the address of this very script.
import start from "./{script}";

if (globalThis.document && "serviceWorker" in navigator) {
  const workers = navigator.serviceWorker;
  const controller = workers.controller;
  const reload = () => location.reload();
  // A new version that waits takes over now, before any hand is on the table. So does one that came between this page
  // and its program, but only once: browsers need not give the same object for the same worker.
  const again = performance.getEntriesByType("navigation")[0]?.type === "reload";
  if (controller) {
    workers.addEventListener("controllerchange", reload, { once: true });
    workers.getRegistration().then((registration) => {
      if (registration?.waiting) registration.waiting.postMessage("take over");
      else if (!again && registration?.active && registration.active !== controller) reload();
      else workers.removeEventListener("controllerchange", reload);
    }).catch(() => workers.removeEventListener("controllerchange", reload));
  }
  addEventListener("load", () => {
    workers.register("service-worker.js", { updateViaCache: "none" }).catch(() => {});
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
