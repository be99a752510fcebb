import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { TABLE_PARTS } from '../../../../domain/museum/part-tables.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import { UndoableBar } from '../../../parts/office/action/done-bar.tsx';
import type { texts as fi } from '../../../texts/fi/office-museums.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

const TABLES = ['museums', ...TABLE_PARTS] as const;
type Table = (typeof TABLES)[number];
type Props = { texts: typeof fi; onChanged: () => void };

/** Export and import of all museums as a table. */
export function TableWays({ texts, onChanged }: Props) {
  const [table, setTable] = useState<Table>('museums');
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<ActionOutcome | null>(null);
  return (
    <>
      <div className="ways mb-4">
        <SelectField
          autoComplete="off"
          id="museum-table"
          label={texts.table}
          value={table}
          options={TABLES.map((value) => ({ value, label: texts.tables[value] }))}
          onChange={(value) => setTable(value as Table)}
        />
        <ButtonLink
          look="secondary"
          href={`/office/museums.csv${table === 'museums' ? '' : `?part=${table}`}`}
          download
        >
          {texts.download}
        </ButtonLink>
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          {texts.bring}
        </Button>
      </div>
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
