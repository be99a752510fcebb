import { useLayoutEffect, useState } from 'react';
import { readTextFile } from '../../../../platform/read-text-file.ts';
import { FileField } from '../../../../ui/file-field.tsx';
import type { ActionForm, FormProps } from '../action-form.ts';

/** No fields: the page holds the input. */
function TypedBefore({ subject, onInput }: FormProps<'editMuseum' | 'addMuseum'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the dialog opens
  useLayoutEffect(() => onInput(subject.input), []);
  return null;
}

const MOST_CHARACTERS = 600_000;

/** The table, as saved by a spreadsheet. */
function TableForm({ texts, onInput }: FormProps<'importMuseums'>) {
  const [fault, setFault] = useState<'large' | 'notText' | null>(null);
  return (
    <>
      <FileField
        id="museum-table"
        required
        label={texts.choose}
        accept=".csv,text/csv"
        nothingChosen={texts.none}
        onChoose={async (file) => {
          const csv = await readTextFile(file);
          const found = csv === null ? 'notText' : csv.length > MOST_CHARACTERS ? 'large' : null;
          setFault(found);
          onInput(found ? null : { csv });
        }}
      />
      {fault && <p role="alert">{texts[fault]}</p>}
    </>
  );
}

export const importMuseumsForm: ActionForm<'importMuseums'> = { Form: TableForm };
export const editMuseumForm: ActionForm<'editMuseum'> = { Form: TypedBefore };
export const addMuseumForm: ActionForm<'addMuseum'> = { Form: TypedBefore };
