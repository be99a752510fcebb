import { LANGUAGES, type Language } from '../../../../domain/base/language.ts';
import type { Words } from '../../../../domain/museum/museum-facts.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';
import { useErrorAt } from '../../../ui/field-errors.ts';
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
  /** Multi-line text. */
  isLong?: boolean;
  hint?: string;
};

/** One text in every language, stacked. */
export function WordsFields({ id, label, texts, value, onChange, most, isLong, hint }: Props) {
  const { scheme } = usePage();
  const errorAt = useErrorAt();
  // Languages that the scheme does not use get the text of its first language.
  const withWords = (old: Words, language: Language, words: string): Words => {
    const others = LANGUAGES.filter((each) => !scheme.facts.languages.includes(each));
    const following = language === scheme.facts.languages[0] ? others : [];
    const changed = [language, ...following].map((each) => [each, words]);
    return { ...old, ...Object.fromEntries(changed) };
  };
  return (
    <fieldset className={css.words} data-short={!isLong || undefined}>
      <legend>{label}</legend>
      {hint && <p className={css.hint}>{hint}</p>}
      {scheme.facts.languages.map((language) => {
        const field = {
          id: `${id}-${language}`,
          label: texts.languages[language],
          value: value[language],
          error: errorAt(`${id}-${language}`),
          onChange: (words: string) => onChange(withWords(value, language, words)),
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
