import { useState } from 'react';
import { fill } from '../../../../../domain/base/fill.ts';
import { HiddenText } from '../../../../ui/hidden-text.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ImportFile, ImportTexts, Mapping } from '../import-data.ts';
import { wordOf } from './column-word.ts';
import { fillingOf, withFilling, withWords, writeWords } from './mapping-draft.ts';

type Props = {
  file: ImportFile;
  column: string;
  mapping: Mapping;
  texts: ImportTexts;
  onChange: (mapping: Mapping) => void;
};

// Longer than any header, so it cannot match one.
const SAME = 'same:'.padEnd(210, ' ');

/** Source of a column: a column of the file, a constant text, or none. */
export function ColumnChoice({ file, column, mapping, texts, onChange }: Props) {
  const { from, constant } = fillingOf(mapping, column);
  const id = `${file.id}-${column}`;
  const name = wordOf(texts, column);
  const choose = (value: string) =>
    onChange(
      withFilling(mapping, column, {
        from: value === '' || value === SAME ? null : value,
        constant: value === SAME ? (constant ?? '') : null,
      }),
    );
  return (
    <div className="stack-2">
      <SelectField
        id={`from-${id}`}
        label={fill(texts.takenFrom, name)}
        autoComplete="off"
        value={from ?? (constant === null ? '' : SAME)}
        options={[
          { value: '', label: texts.nowhere },
          ...file.columns.map((each) => ({ value: each.name, label: each.name })),
          { value: SAME, label: texts.sameEverywhere },
        ]}
        onChange={choose}
      />
      {constant !== null && (
        <TextField
          id={`constant-${id}`}
          label={fill(texts.constant, name)}
          autoComplete="off"
          value={constant}
          maxLength={200}
          onChange={(typed) =>
            onChange(withFilling(mapping, column, { from: null, constant: typed }))
          }
        />
      )}
      {from !== null && (
        <Words file={file} column={column} mapping={mapping} texts={texts} onChange={onChange} />
      )}
    </div>
  );
}

/** Translations of the other system's values; collapsed when empty. */
function Words({ file, column, mapping, texts, onChange }: Props) {
  const words = mapping.columns[column]?.words ?? {};
  const [typed, setTyped] = useState(() => writeWords(words));
  const count = Object.keys(words).length;
  return (
    <details className="link-summary">
      <summary>
        {count === 0 ? texts.words : fill(texts.wordsCount, count)}
        <HiddenText> {wordOf(texts, column)}</HiddenText>
      </summary>
      <TextArea
        id={`words-${file.id}-${column}`}
        label={fill(texts.wordsOf, wordOf(texts, column))}
        hint={texts.wordsHint}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          onChange(withWords(mapping, column, text));
        }}
      />
    </details>
  );
}
