import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import type { texts as fi } from '../../../texts/fi/office-prices.ts';
import { changesOf, type ListedChange, type PriceList } from './price-data.ts';
import { PricePreview } from './price-preview.tsx';

/** A new plan, a replacement, or a cancellation. */
export type OpenDialog =
  | { kind: 'plan'; replaces: ListedChange | null }
  | { kind: 'cancel'; change: ListedChange };

type Props = {
  texts: typeof fi;
  open: OpenDialog;
  list: PriceList;
  onClose: () => void;
  onDone: (outcome: ActionOutcome) => void;
};

export function PriceDialog({ texts, open, list, ...ways }: Props) {
  if (open.kind === 'cancel') {
    const { change } = open;
    return (
      <ActionDialog texts={texts.actions} kind="cancelPrices" subject={{ change }} {...ways} />
    );
  }
  return (
    <ActionDialog
      texts={texts.actions}
      kind="planPrices"
      subject={{
        today: localDate(list.today),
        changes: changesOf(list),
        replaces: open.replaces,
        drawPreview: (shown) => (
          <PricePreview texts={texts.preview} forms={list.productForms} {...shown} />
        ),
      }}
      {...ways}
    />
  );
}
