// What may be done, as phrases: the same ones that Python's `furstenfeld.text` says.
import { type Action, parse } from "../game/actions";
import { t } from "./i18n.svelte";
import { amount, brewery, goodName, object, partsOf, plain } from "./sentence-parts";

/** An action as the actionText of a choice. */
export function actionText(action: string): string {
  return plain(partsOf(choice(parse(action))));
}

function choice(action: Action): string {
  switch (action.kind) {
    case "keep":
    case "under":
    case "trash":
      return t(`action-${action.kind}`, { card: object(action.card) });
    case "no-trade":
      return t("action-trade-none");
    case "brewery":
      if (action.brewery === null) return t("action-brewery-none");
      return t("action-brewery", { brewery: brewery(action.brewery - 1) });
    case "trade": {
      const goods = amount(action.count, action.from);
      return t("action-trade", { goods, target: goodName(action.to) });
    }
    case "sell":
      if (action.count === 0) return t(`good-${action.good}.sell-none`);
      return t("action-sell", { goods: amount(action.count, action.good) });
    case "office":
      if (action.good === null) return t("action-office-none");
      return t("action-office", { good: t(`good-${action.good}.object`) });
    case "build":
      return t("action-build", { card: object(action.card), plot: action.plot });
    case "drop":
      return t("action-drop", { goods: amount(1, action.good) });
    default:
      return t(`action-${action.kind}`);
  }
}
