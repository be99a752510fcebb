import { useId } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import type { RenewalOffer, RenewalTexts } from './renewal-data.ts';
import type { Renewal } from './use-renewal.ts';

type Props = { offer: RenewalOffer; renewal: Renewal; texts: RenewalTexts };

/** Confirms card and amount before the charge. */
export function ChargeDialog({ offer, renewal, texts: { charge } }: Props) {
  const bodyId = useId();
  const { language } = usePage();
  const { doing, leave, isBusy } = renewal;
  const order = doing.step === 'confirming' ? doing : null;
  const amount = formatMoney(fromEuros(order?.price ?? 0), language);
  const total = formatMoney(fromEuros(offer.monthly.total), language);
  const { newEnd } = offer.monthly;
  return (
    <Dialog open={order !== null} title={charge.heading} describedBy={bodyId} onClose={leave}>
      <div id={bodyId}>
        <p>{fill(charge.body, amount, offer.savedCard?.lastFour ?? '····', total)}</p>
        {newEnd && <p>{fill(charge.until, formatDate(localDate(newEnd), language))}</p>}
      </div>
      <DialogActions>
        <Button
          aria-disabled={isBusy || undefined}
          onClick={() => order && void renewal.charge(order.eventId)}
        >
          {fill(charge.confirm, amount)}
        </Button>
        <Button
          look="secondary"
          busy={isBusy}
          onClick={() => order && void renewal.save(order.eventId)}
        >
          {charge.otherCard}
        </Button>
        <Button look="text" onClick={leave}>
          {charge.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Before the browser leaves: the destination, and what happens afterwards. */
export function SaveDialog({
  renewal,
  texts: { save },
}: {
  renewal: Renewal;
  texts: RenewalTexts;
}) {
  const { language } = usePage();
  const bodyId = useId();
  const { doing, leave, isBusy } = renewal;
  const order = doing.step === 'saving' ? doing : null;
  const amount = formatMoney(fromEuros(order?.price ?? 0), language);
  return (
    <Dialog open={order !== null} title={save.heading} describedBy={bodyId} onClose={leave}>
      <p id={bodyId}>{fill(save.body, amount)}</p>
      <DialogActions>
        <Button busy={isBusy} onClick={() => order && void renewal.save(order.eventId)}>
          {fill(save.go, amount)}
        </Button>
        <Button look="text" onClick={leave}>
          {save.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
