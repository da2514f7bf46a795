// The entry point of the page.
import { mount } from "svelte";
import App from "./App.svelte";
import { startNotifications } from "./account/notifications.svelte";
import { ServerConnection } from "./connection/server";
import { start } from "./preferences.svelte";
import { router } from "./router.svelte";
import { Session } from "./session";
import "./styles/base.css";

await start();
router.start();
const session = new Session(new ServerConnection());
mount(App, { target: document.getElementById("page") as HTMLElement, props: { session } });
startNotifications(session.connection);

// In development nothing is cached.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/service-worker.js").catch(() => {});
}
