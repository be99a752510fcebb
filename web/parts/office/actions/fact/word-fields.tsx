import type { ReactNode } from 'react';
import { LANGUAGES, type Language, spokenOf } from '../../../../../domain/base/language.ts';
import { recordOf } from '../../../../../domain/base/record-of.ts';
import { WORDS_LENGTH } from '../../../../../domain/scheme/fact-plan.ts';
import type { Words } from '../../../../../domain/scheme/topic/topic-rule.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { PlanTexts } from './topic-form.tsx';

export const NO_WORDS: Words = { fi: '', sv: '', en: '' };

const LABELS = { fi: 'wordsFi', sv: 'wordsSv', en: 'wordsEn' } as const;

type Props = {
  texts: PlanTexts['form'];
  words: Words;
  spoken: readonly Language[];
  onChange: (changed: { words: Words }) => void;
  required?: boolean;
};

/** What customers will read, in each language of the scheme. */
export function WordFields({ texts, words, spoken, onChange, required = false }: Props) {
  const isHalf = isHalfWritten(words, spoken);
  return spoken.map((language) => (
    <TextField
      key={language}
      autoComplete="off"
      id={`fact-words-${language}`}
      label={texts[LABELS[language]]}
      error={isHalf && words[language].trim() === '' ? texts.allLanguages : null}
      maxLength={WORDS_LENGTH}
      value={words[language]}
      onChange={(typed) => onChange({ words: { ...words, [language]: typed } })}
      required={required}
    />
  ));
}

/** Written in some of the scheme's languages but not in all. */
export function isHalfWritten(words: Words, spoken: readonly Language[]): boolean {
  const written = spoken.filter((language) => words[language].trim() !== '');
  return written.length > 0 && written.length < spoken.length;
}

/** Languages that the scheme does not use get the text of its first language. */
export const wholeWords = (words: Words, spoken: readonly Language[]): Words =>
  recordOf(LANGUAGES, (language) => words[spokenOf(spoken, language)]);

/** Null: nothing is written. */
export function writtenWords(words: Words, spoken: readonly Language[]): Words | null {
  const whole = wholeWords(words, spoken);
  return whole.fi.trim() === '' ? null : whole;
}

/** List items of a state and of what customers read in its place. */
export const statedItems = (state: string, words?: string): ReactNode => (
  <>
    <li>
      <strong>{state}</strong>
    </li>
    {words && <li className="quiet">{words}</li>}
  </>
);
