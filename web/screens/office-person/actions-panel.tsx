import { useState } from 'react';
import type { ActionOutcome } from '../../../contract/office-action.ts';
import { ACTION_KINDS, ACTIONS, type ActionKind } from '../../../domain/office/actions.ts';
import { ActionDialog } from '../../parts/office/action-dialog.tsx';
import type { ActionSubject } from '../../parts/office/actions/action-form.ts';
import { ACTION_FORMS } from '../../parts/office/actions/action-forms.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/parts/office-actions.ts';
import { Button } from '../../ui/button.tsx';
import css from './office-person.module.css';

type Props = {
  texts: typeof fi;
  subject: ActionSubject;
  onDone: (outcome: ActionOutcome) => void;
};

/** What this member of staff may do for this person; the rest is not drawn. */
export function ActionsPanel({ texts, subject, onDone }: Props) {
  const { person } = usePage();
  const [open, setOpen] = useState<ActionKind | null>(null);
  const offered = ACTION_KINDS.filter(
    (kind) =>
      person?.rights?.includes(ACTIONS[kind].right) && ACTION_FORMS[kind].isOffered?.(subject),
  );
  if (offered.length === 0) return null;
  return (
    <section className={css.actions} aria-labelledby="actions">
      <h2 id="actions">{texts.heading}</h2>
      <ul>
        {offered.map((kind) => (
          <li key={kind}>
            <Button look="text" onClick={() => setOpen(kind)}>
              {texts.kinds[kind].name}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <ActionDialog
          texts={texts}
          kind={open}
          subject={subject}
          onClose={() => setOpen(null)}
          onDone={(outcome) => {
            setOpen(null);
            onDone(outcome);
          }}
        />
      )}
    </section>
  );
}
