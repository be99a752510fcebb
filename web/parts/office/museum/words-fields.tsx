import { LANGUAGES } from '../../../../domain/base/language.ts';
import type { Words } from '../../../../domain/museum/museum-facts.ts';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import css from './museum-editor.module.css';

type Props = {
  id: string;
  label: string;
  texts: typeof fi;
  value: Words;
  onChange: (value: Words) => void;
  most: number;
  /** More than a line. */
  isLong?: boolean;
  hint?: string;
};

/** The same thing in every language, one under the other. */
export function WordsFields({ id, label, texts, value, onChange, most, isLong, hint }: Props) {
  return (
    <fieldset className={css.words} data-short={!isLong || undefined}>
      <legend>{label}</legend>
      {hint && <p className={css.hint}>{hint}</p>}
      {LANGUAGES.map((language) => {
        const field = {
          id: `${id}-${language}`,
          label: texts.languages[language],
          value: value[language],
          onChange: (words: string) => onChange({ ...value, [language]: words }),
        };
        return isLong ? (
          <TextArea key={language} {...field} counter={{ most, text: texts.counter }} />
        ) : (
          <TextField key={language} {...field} autoComplete="off" maxLength={most} />
        );
      })}
    </fieldset>
  );
}
