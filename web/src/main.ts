// The entry point of the page.
import { mount } from "svelte";
import App from "./App.svelte";
import { startNotifications } from "./account/notifications.svelte";
import { start } from "./preferences.svelte";
import { router } from "./router.svelte";
import "./styles/base.css";

await start();
router.start();
mount(App, { target: document.getElementById("page") as HTMLElement });
startNotifications();

// In development nothing is cached.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/service-worker.js").catch(() => {});
}
