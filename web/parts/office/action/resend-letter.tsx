import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { ACTIONS } from '../../../../domain/office/actions.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/office-actions.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import type { LetterSubject } from '../actions/action-form.ts';
import { ActionDialog } from './action-dialog.tsx';

type Props = LetterSubject & {
  texts: typeof fi;
  button: Pick<ButtonProps, 'look' | 'children' | 'aria-describedby'>;
  onDone: (outcome: ActionOutcome) => void;
};

/** Opens "send again" for a letter of a timeline or a list. */
export function ResendLetter({ texts, button, letter, onDone }: Props) {
  const { person } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  if (!person?.rights?.includes(ACTIONS.resendLetter.right)) return null;
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <ActionDialog
          texts={texts}
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
