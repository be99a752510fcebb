import { LANGUAGES } from '../../../../../domain/base/language.ts';
import { recordOf } from '../../../../../domain/base/record-of.ts';
import { WORDS_LENGTH } from '../../../../../domain/scheme/fact-plan.ts';
import {
  SEARCH_TITLE_LENGTH,
  type SearchWords,
  searchFault,
} from '../../../../../domain/scheme/site-facts.ts';
import type { Words } from '../../../../../domain/scheme/topic/topic-rule.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { plainItems, type TopicFieldsProps, topicForm } from './topic-form.tsx';
import { NO_WORDS, wholeWords } from './word-fields.tsx';
import { YesNo } from './yes-no.tsx';

type Draft = SearchWords & { isOwn: boolean };

/** What search engines show of the front page. */
export const searchForm = topicForm<'search', Draft>('search', {
  begin: ({ planned, held }) => ({
    isOwn: planned?.search !== null,
    ...(planned?.search ?? held.search ?? { title: NO_WORDS, description: NO_WORDS }),
  }),
  Fields: SearchFields,
  read({ isOwn, ...typed }, { spoken }) {
    if (!isOwn) return { search: null };
    const written = (words: Words) => {
      const whole = wholeWords(words, spoken);
      return recordOf(LANGUAGES, (language) => whole[language].trim());
    };
    const search = { title: written(typed.title), description: written(typed.description) };
    return searchFault(search) ? null : { search };
  },
  summary: ({ value: { search }, texts: { phrases } }) =>
    plainItems(search ? Object.values(search.title) : [phrases.ownWords]),
  seenOn: 'Home',
});

function SearchFields({ texts, draft, onChange, spoken }: TopicFieldsProps<'search', Draft>) {
  const { isOwn, title, description } = draft;
  const isMarked = searchFault(draft)?.fault === 'searchMarkup';
  return (
    <>
      <YesNo
        id="fact-own-search"
        legend={texts.state}
        labels={{ own: texts.ownSearch, shipped: texts.shippedSearch }}
        isYes={isOwn}
        onChange={(chosen) => onChange({ isOwn: chosen })}
      />
      {isOwn &&
        spoken.map((language) => (
          <div key={language} className="stack-3">
            <TextField
              autoComplete="off"
              id={`fact-title-${language}`}
              label={texts.searchTitle[language]}
              error={isMarked ? texts.searchMarkup : null}
              maxLength={SEARCH_TITLE_LENGTH}
              value={title[language]}
              onChange={(typed) => onChange({ title: { ...title, [language]: typed } })}
              required
            />
            <TextField
              autoComplete="off"
              id={`fact-description-${language}`}
              label={texts.searchDescription[language]}
              maxLength={WORDS_LENGTH}
              value={description[language]}
              onChange={(typed) => onChange({ description: { ...description, [language]: typed } })}
              required
            />
          </div>
        ))}
    </>
  );
}
