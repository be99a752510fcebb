import { useEffect, useId, useRef } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { HandOverForm } from '../../parts/payment/hand-over-form.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { pauseSessionWatch } from '../../platform/session-watch-pause.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { SavingForm } from './charge-renewal.ts';
import type { RenewalOffer, RenewalTexts } from './renewal-data.ts';
import type { Renewal } from './use-renewal.ts';

type Props = { offer: RenewalOffer; renewal: Renewal; texts: RenewalTexts };

/** Which card and how much, once more, before it is charged. */
export function ChargeDialog({ offer, renewal, texts: { charge } }: Props) {
  const bodyId = useId();
  const { language } = usePage();
  const { doing, leave } = renewal;
  const order = doing.step === 'confirming' ? doing : null;
  const amount = formatMoney(fromEuros(order?.price ?? 0));
  const total = formatMoney(fromEuros(offer.monthly.total));
  const { newEnd } = offer.monthly;
  return (
    <Dialog open={order !== null} title={charge.heading} describedBy={bodyId} onClose={leave}>
      <div id={bodyId}>
        <p>{fill(charge.body, amount, offer.savedCard?.lastFour ?? '····', total)}</p>
        {newEnd && <p>{fill(charge.until, formatDate(localDate(newEnd), language))}</p>}
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

/** Before the browser leaves: where to, and what happens afterwards. */
export function SaveDialog({
  renewal,
  texts: { save },
}: {
  renewal: Renewal;
  texts: RenewalTexts;
}) {
  const bodyId = useId();
  const { doing, leave } = renewal;
  const order = doing.step === 'saving' ? doing : null;
  return (
    <Dialog open={order !== null} title={save.heading} describedBy={bodyId} onClose={leave}>
      <p id={bodyId}>{fill(save.body, formatMoney(fromEuros(order?.price ?? 0)))}</p>
      <DialogActions>
        <Button onClick={() => order && void renewal.save(order.eventId)}>{save.go}</Button>
        <Button look="text" onClick={leave}>
          {save.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The hidden form posts the browser to the provider. */
export function SaveCardHandOver({ form, texts }: { form: SavingForm; texts: RenewalTexts }) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const releaseSessionWatch = pauseSessionWatch();
    // A provider's field named `submit` would shadow the method.
    if (element.current) HTMLFormElement.prototype.submit.call(element.current);
    return releaseSessionWatch;
  }, []);
  return (
    <>
      <Spinner label={texts.save.redirect} slowLabel={texts.charge.slow} />
      <HandOverForm ref={element} handOver={{ kind: 'form', ...form, hasButton: false }} />
    </>
  );
}
