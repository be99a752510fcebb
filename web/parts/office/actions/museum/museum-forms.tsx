import { useState } from 'react';
import { readTextFile } from '../../../../platform/read-text-file.ts';
import { FileField } from '../../../../ui/file-field.tsx';
import type { ActionForm, FieldsProps } from '../action-form.ts';

/** No fields: the page holds the input. */
export const museumForm: ActionForm<'editMuseum' | 'addMuseum'> = {
  inputOf: (_, { input }) => input,
};

const MOST_CHARACTERS = 600_000;

type Typed = { csv: string | null };

/** The table, as saved by a spreadsheet. */
function TableFields({ texts, onChange }: FieldsProps<'importMuseums', Typed>) {
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
          onChange({ csv: found ? null : csv });
        }}
      />
      {fault && <p role="alert">{texts[fault]}</p>}
    </>
  );
}

export const importMuseumsForm: ActionForm<'importMuseums', Typed> = {
  Fields: TableFields,
  begin: () => ({ csv: null }),
  inputOf: ({ csv }) => (csv === null ? null : { csv }),
};
