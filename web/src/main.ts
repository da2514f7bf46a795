// The page begins here.
import { mount } from "svelte";
import App from "./App.svelte";
import { start } from "./preferences.svelte";
import { router } from "./router.svelte";
import "./styles/base.css";

await start();
router.start();
mount(App, { target: document.getElementById("page") as HTMLElement });
