import { fill } from '../../../../../domain/base/fill.ts';
import {
  DATE_FORMATS,
  ENCODINGS,
  SEPARATORS,
} from '../../../../../domain/data-import/file-guess.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import css from '../import.module.css';
import type { ImportFile, ImportTexts, Mapping } from '../import-data.ts';

type Props = {
  file: ImportFile;
  mapping: Mapping;
  texts: ImportTexts;
  onChange: (mapping: Mapping) => void;
};

/** Encoding, separator and date format, each with the guessed value. */
export function ReadingFields({ file, mapping, texts, onChange }: Props) {
  const { id, guessed } = file;
  const hint = (word: string | undefined) => (word ? fill(texts.guessed, word) : undefined);
  return (
    <div className={css.three}>
      <SelectField
        id={`encoding-${id}`}
        label={texts.encoding}
        hint={hint(guessed ? texts.encodings[guessed.encoding] : undefined)}
        autoComplete="off"
        value={mapping.encoding}
        options={ENCODINGS.map((value) => ({ value, label: texts.encodings[value] }))}
        onChange={(encoding) => onChange({ ...mapping, encoding: encoding as Mapping['encoding'] })}
      />
      <SelectField
        id={`separator-${id}`}
        label={texts.separator}
        hint={hint(guessed ? texts.separators[guessed.separator] : undefined)}
        autoComplete="off"
        value={mapping.separator}
        options={SEPARATORS.map((value) => ({ value, label: texts.separators[value] }))}
        onChange={(separator) =>
          onChange({ ...mapping, separator: separator as Mapping['separator'] })
        }
      />
      <SelectField
        id={`days-${id}`}
        label={texts.dateFormat}
        hint={hint(guessed ? texts.dateFormats[guessed.dateFormat] : undefined)}
        autoComplete="off"
        value={mapping.dateFormat}
        options={DATE_FORMATS.map((value) => ({ value, label: texts.dateFormats[value] }))}
        onChange={(dateFormat) =>
          onChange({ ...mapping, dateFormat: dateFormat as Mapping['dateFormat'] })
        }
      />
    </div>
  );
}
