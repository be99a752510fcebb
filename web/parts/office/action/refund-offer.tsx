import { useState } from 'react';
import type { CallOutput } from '../../../../contract/call/controllers.ts';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { ACTIONS } from '../../../../domain/office/actions.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/office-actions.ts';
import { Button } from '../../../ui/button.tsx';
import { ActionDialog } from './action-dialog.tsx';

type Refundable = CallOutput<'BackOfficeController', 'getPaymentStory'>['refundable'];
type Props = {
  texts: typeof fi;
  refundable: Refundable;
  onDone: (outcome: ActionOutcome) => void;
};

/** The refund of a payment, for staff who may refund. */
export function RefundOffer({ texts, refundable, onDone }: Props) {
  const { person } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  if (!refundable || !person?.rights?.includes(ACTIONS.refund.right)) return null;
  return (
    <>
      <p>
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
            onDone(outcome);
          }}
        />
      )}
    </>
  );
}
