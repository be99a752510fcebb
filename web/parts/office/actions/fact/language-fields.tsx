import { LANGUAGES, type Language } from '../../../../../domain/base/language.ts';
import type { FactValues } from '../../../../../domain/scheme/fact-topics.ts';
import { isMenu } from '../../../../../domain/scheme/topic/languages.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import css from '../forms.module.css';
import { plainItems, type TopicFieldsProps, topicForm } from './topic-form.tsx';

type Draft = FactValues['languages'];

export const languageForm = topicForm<'languages', Draft>('languages', {
  begin: ({ planned, held }) => planned ?? held,
  Fields: LanguageFields,
  read: (draft) => (isMenu(draft.languages) ? draft : null),
  summary: ({ value, texts }) =>
    plainItems(value.languages.map((each) => texts.form.languageNames[each])),
  seenOn: 'Home',
});

/** Adds or removes a language: Finnish comes first, otherwise the order stays. */
export function withLanguage(languages: readonly Language[], language: Language, isIn: boolean) {
  const others = languages.filter((each) => each !== language);
  if (!isIn) return others;
  return language === 'fi' ? [language, ...others] : [...others, language];
}

/** Languages of the scheme, and which is first when Finnish is not among them. */
function LanguageFields({ texts, draft, onChange }: TopicFieldsProps<'languages', Draft>) {
  const { languages } = draft;
  return (
    <fieldset className={css.ticks}>
      <legend>{texts.languages}</legend>
      <p className="quiet">{texts.languagesHint}</p>
      {LANGUAGES.map((language) => (
        <Checkbox
          key={language}
          id={`fact-language-${language}`}
          label={texts.languageNames[language]}
          checked={languages.includes(language)}
          onChange={(isIn) => onChange({ languages: withLanguage(languages, language, isIn) })}
        />
      ))}
      {languages.length > 1 && languages[0] !== 'fi' && (
        <RadioGroup
          id="fact-first-language"
          legend={texts.firstLanguage}
          options={languages
            .toSorted()
            .map((value) => ({ value, label: texts.languageNames[value] }))}
          value={languages[0] ?? 'sv'}
          onChange={(first) =>
            onChange({ languages: [first, ...languages.filter((each) => each !== first)] })
          }
          required
        />
      )}
    </fieldset>
  );
}
