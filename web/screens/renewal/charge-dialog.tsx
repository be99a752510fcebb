import { useId } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import type { RenewalOffer } from './renewal-offer.ts';
import type { ExtendTexts } from './renewal-texts.ts';
import type { Renewal } from './use-renewal.ts';

type Props = { offer: RenewalOffer; renewal: Renewal; texts: ExtendTexts };

/** Which card and how much, once more, before it is charged. */
export function ChargeDialog({ offer, renewal, texts: { charge } }: Props) {
  const bodyId = useId();
  const { doing, leave } = renewal;
  const order = doing.step === 'confirming' ? doing : null;
  const amount = formatMoney(fromEuros(order?.price ?? 0));
  const total = formatMoney(fromEuros(offer.monthly.total));
  const { newEnd } = offer.monthly;
  return (
    <Dialog open={order !== null} title={charge.heading} describedBy={bodyId} onClose={leave}>
      <div id={bodyId}>
        <p>{fill(charge.body, amount, offer.savedCard?.lastFour ?? '····', total)}</p>
        {newEnd && <p>{fill(charge.until, formatDate(localDate(newEnd)))}</p>}
      </div>
      <DialogActions>
        <Button onClick={() => order && void renewal.charge(order.eventId)}>
          {fill(charge.confirm, amount)}
        </Button>
        <Button look="secondary" onClick={() => order && void renewal.save(order.eventId)}>
          {charge.otherCard}
        </Button>
        <Button look="text" onClick={leave}>
          {charge.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
