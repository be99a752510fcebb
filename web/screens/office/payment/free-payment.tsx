import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { ACTIONS } from '../../../../domain/office/actions.ts';
import { isUnsettled, type PaymentState } from '../../../../domain/payment/payment-state.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/office-actions.ts';
import { Button } from '../../../ui/button.tsx';
import type { Payment } from './payment-data.ts';

type Props = { texts: typeof fi; payment: Payment; onDone: (outcome: ActionOutcome) => void };

/** Releases a pending payment: the provider's current status, and what follows. */
export function FreePayment({ texts, payment, onDone }: Props) {
  const { person } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const mayAct = person?.rights?.includes(ACTIONS.freePayment.right);
  const isOffered = mayAct && isUnsettled(payment.state as PaymentState);
  return (
    <>
      {isOffered && (
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          {texts.kinds.freePayment.name}
        </Button>
      )}
      {isOpen && (
        <ActionDialog
          texts={texts}
          kind="freePayment"
          subject={{ payment: { id: payment.id } }}
          onClose={() => setIsOpen(false)}
          onDone={(outcome) => {
            setIsOpen(false);
            onDone(outcome);
          }}
        />
      )}
    </>
  );
}
