// The router: which screen belongs to an address, and navigation without reloading the page.

export type Screen =
  | { name: "front" | "lobby" | "games" | "settings" | "profile" | "rules" | "tutorial" | "lost" }
  | { name: "new"; kind: "friends" | "bots" | "hot-seat" }
  | { name: "table"; id: string; invitation: string | null }
  | { name: "replay"; id: string; action: number | null; invitation: string | null }
  | { name: "chapter"; chapter: string };

/** The screen of an address; "lost" for unknown ones. */
export function screenOf(url: URL): Screen {
  const [first = "", second, third] = url.pathname.split("/").filter(Boolean);
  const invitation = url.searchParams.get("invitation");
  switch (first) {
    case "":
      return { name: "front" };
    case "new":
      return isKind(second) ? { name: "new", kind: second } : { name: "lost" };
    case "table":
      return second ? { name: "table", id: second, invitation } : { name: "lobby" };
    case "replay":
      if (!second) return { name: "games" };
      return { name: "replay", id: second, action: third ? Number(third) : null, invitation };
    case "tutorial":
      return second ? { name: "chapter", chapter: second } : { name: "tutorial" };
    case "lobby":
    case "games":
    case "settings":
    case "profile":
    case "rules":
      return { name: first };
    default:
      return { name: "lost" };
  }
}

function isKind(word: string | undefined): word is "friends" | "bots" | "hot-seat" {
  return word === "friends" || word === "bots" || word === "hot-seat";
}

class Router {
  screen = $state.raw<Screen>(screenOf(new URL(location.href)));
  /** Whether the user has navigated since the page was loaded. */
  hasMoved = false;

  start(): void {
    addEventListener("popstate", () => this.#show());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#show();
  }

  #show(): void {
    this.hasMoved = true;
    this.screen = screenOf(new URL(location.href));
    scrollTo(0, 0);
  }

  /** Handles plain clicks on internal links; clicks with modifier keys keep their normal effect. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== location.origin || link.target || link.download) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
