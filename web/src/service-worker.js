// The service worker: caches the built files, shows an offline page while the server cannot be reached,
// and opens the table when a notification is clicked.
//
// API responses are never cached. `tools/service-worker.js` inserts the names of the built files.

/**
 * The types of the worker's global scope; the page is compiled with those of a window.
 * @typedef {{ waitUntil(work: Promise<unknown>): void }} Lifetime
 * @typedef {Lifetime & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching
 * @typedef {Lifetime & { notification: Notification }} Touching
 * @typedef {{ url: string, focus(): Promise<Tab>, navigate(url: string): Promise<unknown> }} Tab
 * @typedef {{ claim(): Promise<void>, openWindow(url: string): Promise<unknown>,
 *   matchAll(options: { type: "window" }): Promise<readonly Tab[]> }} Clients
 * @typedef {{ location: Location, skipWaiting(): Promise<void>, clients: Clients,
 *   addEventListener(type: "install" | "activate", listener: (event: Lifetime) => void): void,
 *   addEventListener(type: "fetch", listener: (event: Fetching) => void): void,
 *   addEventListener(type: "notificationclick", listener: (event: Touching) => void): void }} Scope
 */
const scope = /** @type {Scope} */ (/** @type {unknown} */ (self));

const CACHE = "page";
const OFFLINE = "/offline.html";
/** Files without a hash in their names: taken from the server if it can be reached. */
const PLAIN = [OFFLINE, "/offline.css", "/offline.js", "/icon.svg", "/favicon.svg"];
/** Files with a hash in their names: these never change. */
const BUILT = new Set("%BUILT%".split(" ").map((name) => `/${name}`));
/** The status codes of a proxy whose server is down. */
const NOBODY = [502, 503, 504];

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(PLAIN);
  await scope.skipWaiting();
}

/** Deletes the files of earlier builds. */
async function activate() {
  const cache = await caches.open(CACHE);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => {
    const { pathname } = new URL(url);
    return !BUILT.has(pathname) && !PLAIN.includes(pathname);
  });
  await Promise.all(old.map((request) => cache.delete(request)));
  await scope.clients.claim();
}

/** @param {Request} request */
async function keptFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/**
 * @param {Request} request
 * @param {string} otherwise the cached page for when the server does not answer
 */
async function serverFirst(request, otherwise) {
  try {
    const answer = await fetch(request);
    if (!NOBODY.includes(answer.status)) return answer;
  } catch {
    // The server does not answer: use the cache.
  }
  return (await caches.match(otherwise)) ?? Response.error();
}

/**
 * Shows a table: in the tab that has it open, else in any tab, else in a new one.
 * @param {string} path
 */
async function bringTo(path) {
  const tabs = await scope.clients.matchAll({ type: "window" });
  const there = tabs.find(({ url }) => new URL(url).pathname === path);
  const [any] = tabs;
  if (there) await there.focus();
  else if (any) await (await any.focus()).navigate(path);
  else await scope.clients.openWindow(path);
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringTo(event.notification.data));
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (BUILT.has(pathname)) event.respondWith(keptFirst(request));
  else if (PLAIN.includes(pathname)) event.respondWith(serverFirst(request, pathname));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) {
    event.respondWith(serverFirst(request, OFFLINE));
  }
});
