import type { Language } from '../../../../domain/base/language.ts';
import {
  type OpeningField,
  openingLanguages,
  ROOM_FIELDS,
} from '../../../../domain/scheme/opening-fields.ts';
import { followName, suggestedForms } from '../../../../domain/scheme/product-forms.ts';
import { Button } from '../../../ui/button.tsx';
import { FactField } from './fact-field.tsx';
import css from './opening.module.css';
import type { RoomProps } from './use-opening.ts';

const nameOf = (language: Language) => `${language}Nominative` as const;

/** The product's name in every inflection, with sample sentences that reveal a wrong one. */
export function NameRoom({ texts, work }: RoomProps) {
  const { facts } = work.opening;
  const spoken = openingLanguages(facts);
  return (
    <div className="columns-wide">
      <div>
        {spoken.map((language) => (
          <fieldset key={language} className={css.language}>
            <legend>{texts.languages[language]}</legend>
            <div className="columns">
              {ROOM_FIELDS.name
                .filter((field) => field.startsWith(language))
                .map((field) => {
                  if (field === nameOf(language)) {
                    const follow = (name: string) => work.type(followName(facts, language, name));
                    return <FactField key={field} {...{ field, texts, work }} onType={follow} />;
                  }
                  const suggested = suggestedForms(language, facts[nameOf(language)] ?? '')[field];
                  return (
                    <div key={field}>
                      <FactField {...{ field, texts, work }} />
                      {!facts[field] && suggested && (
                        <Button
                          look="text"
                          onClick={() => {
                            work.type({ [field]: suggested });
                            // The button is removed after its action.
                            document.getElementById(field)?.focus();
                          }}
                        >
                          {texts.useSuggestion} {suggested}
                        </Button>
                      )}
                    </div>
                  );
                })}
            </div>
          </fieldset>
        ))}
      </div>
      <aside className={css.preview} aria-labelledby="sentences">
        <h3 id="sentences">{texts.sentencesHeading}</h3>
        <ul>
          {SENTENCES.filter(({ language }) => spoken.includes(language)).map(
            ({ language, field, before, after }) => (
              <li key={field} lang={language}>
                {before}
                {facts[field]?.trim() ? (
                  <mark>{facts[field]}</mark>
                ) : (
                  <span className={css.gap}>{texts.fields[field]}</span>
                )}
                {after}
              </li>
            ),
          )}
        </ul>
      </aside>
    </div>
  );
}

type Sentence = { language: Language; field: OpeningField; before: string; after: string };

/** In their own language, whatever the page's: that is how they are judged. */
const SENTENCES: Sentence[] = [
  { language: 'fi', field: 'fiNominative', before: 'Osta ', after: ' itsellesi.' },
  { language: 'fi', field: 'fiGen', before: 'Hyväksyn ', after: ' käyttöehdot.' },
  { language: 'fi', field: 'fiPar', before: 'En tarvitse muovista ', after: '.' },
  { language: 'fi', field: 'fiIll', before: 'Kirjaudu omaan ', after: '.' },
  { language: 'fi', field: 'fiIne', before: 'Omassa ', after: ' näet käyntisi.' },
  { language: 'fi', field: 'fiEla', before: 'Kerro ystävälle ', after: '.' },
  { language: 'fi', field: 'fiAde', before: '', after: ' pääset museoon.' },
  { language: 'fi', field: 'fiAll', before: 'Lisää aikaa ', after: '.' },
  { language: 'fi', field: 'fiAbl', before: 'Numero löytyy ', after: '.' },
  { language: 'sv', field: 'svNominative', before: 'Köp ', after: ' till dig själv.' },
  { language: 'sv', field: 'svDef', before: 'Visa ', after: ' i kassan.' },
  { language: 'sv', field: 'svDefgen', before: 'Jag godkänner ', after: ' villkor.' },
  { language: 'en', field: 'enNominative', before: 'Buy a ', after: ' for yourself.' },
  { language: 'en', field: 'enLow', before: 'Your ', after: ' works at once.' },
];
