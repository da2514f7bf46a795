// Actions as text, equal to those of Python's `furstenfeld.text`.
import { type Action, parse } from "../game/actions";
import { t } from "./i18n.svelte";
import {
  markedAmount,
  markedBrewery,
  markedGood,
  markedThing,
  partsOf,
  plain,
} from "./sentence-parts";

/** The text of an action. */
export function actionText(action: string): string {
  return plain(partsOf(choice(parse(action))));
}

function choice(action: Action): string {
  switch (action.kind) {
    case "keep":
    case "under":
    case "trash":
      return t(`action-${action.kind}`, { card: markedThing(action.card) });
    case "no-trade":
      return t("action-trade-none");
    case "brewery":
      if (action.brewery === null) return t("action-brewery-none");
      return t("action-brewery", { brewery: markedBrewery(action.brewery - 1) });
    case "trade": {
      const goods = markedAmount(action.count, action.from);
      return t("action-trade", { goods, target: markedGood(action.to) });
    }
    case "sell":
      if (action.count === 0) return t(`good-${action.good}.sell-none`);
      return t("action-sell", { goods: markedAmount(action.count, action.good) });
    case "office":
      if (action.good === null) return t("action-office-none");
      return t("action-office", { good: t(`good-${action.good}.object`) });
    case "build":
      return t("action-build", { card: markedThing(action.card), plot: action.plot });
    case "drop":
      return t("action-drop", { goods: markedAmount(1, action.good) });
    default:
      return t(`action-${action.kind}`);
  }
}
