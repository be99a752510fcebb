import { useState } from 'react';
import type { ActionOutcome } from '../../../contract/office-action.ts';
import { ACTIONS } from '../../../domain/office/actions.ts';
import { ActionDialog } from '../../parts/office/action-dialog.tsx';
import type { LetterSubject } from '../../parts/office/actions/action-form.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/office-person.ts';
import { Button } from '../../ui/button.tsx';

type Props = LetterSubject & { texts: typeof fi; onDone: (outcome: ActionOutcome) => void };

/** The way from a letter on the line to sending it again. */
export function ResendLetter({ texts, letter, onDone }: Props) {
  const { person } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  if (!person?.rights?.includes(ACTIONS.resendLetter.right)) return null;
  return (
    <>
      <Button look="text" onClick={() => setIsOpen(true)}>
        {texts.resend}
      </Button>
      {isOpen && (
        <ActionDialog
          texts={texts.actions}
          kind="resendLetter"
          subject={{ letter }}
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
