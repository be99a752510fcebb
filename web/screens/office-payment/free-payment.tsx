import { useState } from 'react';
import type { ActionOutcome } from '../../../contract/office-action.ts';
import { ACTIONS } from '../../../domain/office/actions.ts';
import { isUnsettled, type PaymentState } from '../../../domain/payment/payment-state.ts';
import { ActionDialog } from '../../parts/office/action-dialog.tsx';
import { DoneBar } from '../../parts/office/done-bar.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/office-payment.ts';
import { Button } from '../../ui/button.tsx';
import css from './office-payment.module.css';
import type { PaymentStory } from './payment-data.ts';
import { useLaterStory } from './use-later-story.ts';

type Props = { texts: typeof fi; story: PaymentStory; onStory: (story: PaymentStory) => void };

/** The way out for a payment that waits: what the provider says now, and what follows from it. */
export function FreePayment({ texts, story, onStory }: Props) {
  const { person } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<ActionOutcome | null>(null);
  useLaterStory(story, { isAwaited: done !== null, onStory });
  const mayAct = person?.rights?.includes(ACTIONS.freePayment.right);
  const isOffered = mayAct && isUnsettled(story.state as PaymentState) && !done;
  return (
    <div className={css.free}>
      {done && <DoneBar texts={texts.actions} outcome={done} onUndo={() => undefined} />}
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
            setDone(outcome);
          }}
        />
      )}
    </div>
  );
}
