import { fill } from '../../../../../domain/base/fill.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { Formats, ImportFile, ImportTexts, Mapping } from '../import-data.ts';

type Props = {
  file: ImportFile;
  formats: Formats;
  texts: ImportTexts;
  onChoose: (mapping: Mapping) => void;
};

/** A saved or built-in mapping, which fills the table below. */
export function PresetField({ file, formats, texts, onChoose }: Props) {
  const fit = formats.mappings.filter(({ kind }) => kind === file.kind);
  if (fit.length === 0) return null;
  return (
    <SelectField
      id={`preset-${file.id}`}
      label={texts.preset}
      hint={texts.presetHint}
      autoComplete="off"
      value=""
      options={[
        { value: '', label: texts.choose },
        ...fit.map((one) => ({
          value: one.id,
          label: one.isPreset ? fill(texts.presetOf, one.name) : one.name,
        })),
      ]}
      onChange={(chosen) => {
        const found = fit.find((one) => one.id === chosen);
        if (found) onChoose(found.mapping);
      }}
    />
  );
}
