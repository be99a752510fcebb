import { useState } from 'react';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import css from '../import.module.css';
import type { ImportFile, ImportTexts, Mapping } from '../import-data.ts';
import { withOnly } from './mapping-draft.ts';

type Props = {
  file: ImportFile;
  mapping: Mapping;
  texts: ImportTexts;
  onChange: (mapping: Mapping) => void;
};

/** Imports only some rows: a file may list companies among people. */
export function OnlyFields({ file, mapping, texts, onChange }: Props) {
  const [column, setColumn] = useState(mapping.only?.column ?? '');
  const [values, setValues] = useState(mapping.only?.values.join(', ') ?? '');
  const change = (nextColumn: string, nextValues: string) => {
    setColumn(nextColumn);
    setValues(nextValues);
    onChange(withOnly(mapping, nextColumn, nextValues));
  };
  return (
    <div className={css.pair}>
      <SelectField
        id={`only-${file.id}`}
        label={texts.only}
        autoComplete="off"
        value={column}
        options={[
          { value: '', label: texts.everyRow },
          ...file.columns.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(chosen) => change(chosen, values)}
      />
      {column !== '' && (
        <TextField
          id={`only-values-${file.id}`}
          label={texts.onlyValues}
          hint={texts.onlyHint}
          autoComplete="off"
          value={values}
          onChange={(typed) => change(column, typed)}
        />
      )}
    </div>
  );
}
