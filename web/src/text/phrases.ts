// What may be done, as phrases: the same ones that Python's `furstenfeld.text` says.
import { type Action, parse } from "../game/actions";
import { text } from "./text.svelte";
import { amount, brewery, goodName, object, partsOf, plain } from "./words";

/** An action as the phrase of a choice. */
export function phrase(action: string): string {
  return plain(partsOf(choice(parse(action))));
}

function choice(action: Action): string {
  switch (action.kind) {
    case "keep":
    case "under":
    case "trash":
      return text.say(`action-${action.kind}`, { card: object(action.card) });
    case "no-trade":
      return text.say("action-trade-none");
    case "brewery":
      if (action.brewery === null) return text.say("action-brewery-none");
      return text.say("action-brewery", { brewery: brewery(action.brewery - 1) });
    case "trade": {
      const goods = amount(action.count, action.from);
      return text.say("action-trade", { goods, target: goodName(action.to) });
    }
    case "sell":
      if (action.count === 0) return text.say(`good-${action.good}.sell-none`);
      return text.say("action-sell", { goods: amount(action.count, action.good) });
    case "office":
      if (action.good === null) return text.say("action-office-none");
      return text.say("action-office", { good: text.say(`good-${action.good}.object`) });
    case "build":
      return text.say("action-build", { card: object(action.card), plot: action.plot });
    case "drop":
      return text.say("action-drop", { goods: amount(1, action.good) });
    default:
      return text.say(`action-${action.kind}`);
  }
}
