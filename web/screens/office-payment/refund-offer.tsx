import { useState } from 'react';
import type { ActionOutcome } from '../../../contract/office-action.ts';
import { ACTIONS } from '../../../domain/office/actions.ts';
import { ActionDialog } from '../../parts/office/action-dialog.tsx';
import { DoneBar } from '../../parts/office/done-bar.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/parts/office-actions.ts';
import { Button } from '../../ui/button.tsx';
import css from './office-payment.module.css';
import type { PaymentStory } from './payment-data.ts';

type Props = { texts: typeof fi; payment: PaymentStory };

/** The way back of this payment, for who may take it. */
export function RefundOffer({ texts, payment }: Props) {
  const { person } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<ActionOutcome | null>(null);
  const { refundable } = payment;
  // It cannot be undone: the bar has nothing to offer.
  if (done) return <DoneBar texts={texts} outcome={done} onUndo={() => {}} />;
  if (!refundable || !person?.rights?.includes(ACTIONS.refund.right)) return null;
  return (
    <>
      <p className={css.offer}>
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          {texts.kinds.refund.name}
        </Button>
      </p>
      {isOpen && (
        <ActionDialog
          texts={texts}
          kind="refund"
          subject={{ person: { refundable: [refundable] } }}
          onClose={() => setIsOpen(false)}
          onDone={(outcome) => {
            setIsOpen(false);
            setDone(outcome);
          }}
        />
      )}
    </>
  );
}
