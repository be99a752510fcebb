import { useRef, useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { ACTION_KINDS, ACTIONS, type ActionKind } from '../../../../domain/office/actions.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import type { ActionSubject } from '../../../parts/office/actions/action-form.ts';
import { ACTION_FORMS } from '../../../parts/office/actions/action-forms.ts';
import { rolesWith } from '../../../parts/office/frame/roles-with.ts';
import { useShortcuts } from '../../../parts/office/frame/shortcuts.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as person } from '../../../texts/fi/office-person.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-actions.ts';
import { Button } from '../../../ui/button.tsx';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import css from './person.module.css';

type Props = {
  texts: typeof fi;
  names: Pick<typeof person, 'locked' | 'roles'>;
  subject: ActionSubject;
  onDone: (outcome: ActionOutcome) => void;
};

/** Actions that this member of staff may perform; for others, who may. */
export function ActionsPanel({ texts, names, subject, onDone }: Props) {
  const { person, language } = usePage();
  const [open, setOpen] = useState<ActionKind | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const possible = ACTION_KINDS.filter((kind) => ACTION_FORMS[kind].isOffered?.(subject));
  const mayDo = (kind: ActionKind) => person?.rights?.includes(ACTIONS[kind].right) ?? false;
  const offered = possible.filter(mayDo);
  const locked = possible.filter((kind) => !mayDo(kind));
  // Shortcuts to the actions, since the timeline has many focus stops before them.
  useShortcuts((key) => {
    if (key.toLowerCase() === 'n' && offered.includes('note')) {
      setOpen('note');
      return true;
    }
    const first = key.toLowerCase() === 'a' ? list.current?.querySelector('button') : null;
    first?.focus();
    return Boolean(first);
  });
  if (possible.length === 0) return null;
  return (
    <section className={css.actions} aria-labelledby="actions">
      <h2 id="actions">{texts.heading}</h2>
      {offered.length > 0 && (
        <span className={css.key} aria-hidden="true">
          <kbd>A</kbd>
        </span>
      )}
      <ul ref={list}>
        {offered.map((kind) => (
          <li key={kind}>
            <Button look="text" onClick={() => setOpen(kind)}>
              {softHyphens(texts.kinds[kind].name, language)}
            </Button>
          </li>
        ))}
        {locked.map((kind) => (
          <li key={kind} className={css.locked}>
            <span>{texts.kinds[kind].name}</span>
            <span className="quiet">
              {fill(names.locked, rolesWith(ACTIONS[kind].right, names.roles, language))}
            </span>
          </li>
        ))}
      </ul>
      {open && (
        <ActionDialog
          texts={texts}
          kind={open}
          subject={subject}
          onClose={() => setOpen(null)}
          onRemedied={onDone}
          onDone={(outcome) => {
            setOpen(null);
            onDone(outcome);
          }}
        />
      )}
    </section>
  );
}
