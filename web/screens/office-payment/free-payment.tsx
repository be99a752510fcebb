import { useState } from 'react';
import type { ActionOutcome } from '../../../contract/office-action.ts';
import { ACTIONS } from '../../../domain/office/actions.ts';
import { isUnsettled, type PaymentState } from '../../../domain/payment/payment-state.ts';
import { ActionDialog } from '../../parts/office/action-dialog.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/office-payment.ts';
import { Button } from '../../ui/button.tsx';
import css from './office-payment.module.css';
import type { PaymentStory } from './payment-data.ts';

type Props = { texts: typeof fi; story: PaymentStory; onDone: (outcome: ActionOutcome) => void };

/** The way out for a payment that waits: what the provider says now, and what follows from it. */
export function FreePayment({ texts, story, onDone }: Props) {
  const { person } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const mayAct = person?.rights?.includes(ACTIONS.freePayment.right);
  const isOffered = mayAct && isUnsettled(story.state as PaymentState);
  return (
    <div className={css.free}>
      {isOffered && (
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          {texts.actions.kinds.freePayment.name}
        </Button>
      )}
      {isOpen && (
        <ActionDialog
          texts={texts.actions}
          kind="freePayment"
          subject={{ payment: { id: story.id } }}
          onClose={() => setIsOpen(false)}
          onDone={(outcome) => {
            setIsOpen(false);
            onDone(outcome);
          }}
        />
      )}
    </div>
  );
}
