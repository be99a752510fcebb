import { useState } from 'react';
import type { ActionOutcome } from '../../../contract/office-action.ts';
import { ActionDialog } from '../../parts/office/action-dialog.tsx';
import { UndoableBar } from '../../parts/office/done-bar.tsx';
import type { texts as fi } from '../../texts/fi/office-museums.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import css from './office-museums.module.css';

type Props = { texts: typeof fi; onChanged: () => void };

/** All museums out as a table, and back in. */
export function TableWays({ texts, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<ActionOutcome | null>(null);
  return (
    <>
      <p className={css.ways}>
        <ButtonLink look="secondary" href="/office/museums.csv" download>
          {texts.download}
        </ButtonLink>
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          {texts.bring}
        </Button>
      </p>
      {done && (
        <UndoableBar
          texts={texts.actions}
          outcome={done}
          onUndone={() => {
            setDone(null);
            onChanged();
          }}
        />
      )}
      {isOpen && (
        <ActionDialog
          texts={texts.actions}
          kind="importMuseums"
          subject={{}}
          onClose={() => setIsOpen(false)}
          onDone={(outcome) => {
            setIsOpen(false);
            setDone(outcome);
            onChanged();
          }}
        />
      )}
    </>
  );
}
