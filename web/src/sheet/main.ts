// The contact sheet: every drawing and every component, for looking at them.
import { mount } from "svelte";
import { start } from "../preferences.svelte";
import "../styles/base.css";
import Sheet from "./Sheet.svelte";

await start();
mount(Sheet, { target: document.getElementById("page") as HTMLElement });
