import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { LANGUAGES } from '../../../../domain/base/language.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { RewordedList } from './reworded-list.tsx';
import css from './texts.module.css';
import type { FoundTexts, TextsData } from './texts-data.ts';

type Texts = typeof fi;

/** Staff: every text of the portal, searchable by its words. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<TextsData>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Texts" data={data}>
      {({ words, found, reworded }) => (
        <>
          <h1>{texts.heading}</h1>
          <p className="mt-4 mb-4 measure">{texts.lead}</p>
          <Search texts={texts} words={words} />
          {found && <Results texts={texts} found={found} />}
          <RewordedList texts={texts} reworded={reworded} />
        </>
      )}
    </OfficeFrame>
  );
}

function Search({ texts, words }: { texts: Texts; words: string }) {
  const { pathTo } = usePage();
  const [typed, setTyped] = useState(words);
  return (
    <search data-filter>
      <form className={css.search} action={pathTo('Office_Texts')}>
        <TextField
          id="q"
          label={texts.search}
          hint={texts.searchHint}
          value={typed}
          onChange={setTyped}
          maxLength={200}
          autoComplete="off"
        />
        <Button type="submit">{texts.find}</Button>
      </form>
    </search>
  );
}

function Results({ texts, found: { found, total } }: { texts: Texts; found: FoundTexts }) {
  const { pathTo } = usePage();
  const { formatCount } = useFormats();
  return (
    <section className={css.section} aria-labelledby="found">
      <div role="status">
        <h2 id="found">{fill(texts.hits, formatCount(total))}</h2>
      </div>
      {total > found.length && <p className="quiet">{fill(texts.more, found.length)}</p>}
      <ul className={`mt-4 ${css.hits}`}>
        {found.map(({ key, now, shipped, places }) => (
          <li key={key}>
            <a href={`${pathTo('Office_Text')}?avain=${encodeURIComponent(key)}`}>{now.fi}</a>
            <dl className={`columns ${css.languages}`}>
              {LANGUAGES.map((language) => (
                <div key={language}>
                  <dt>{texts.languages[language]}</dt>
                  <dd lang={language}>{now[language]}</dd>
                </div>
              ))}
            </dl>
            <p className="quiet">
              {placeNames(texts, places)}
              {LANGUAGES.some((each) => now[each] !== shipped[each]) && ` · ${texts.reworded}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 4;

function placeNames(texts: Texts, places: FoundTexts['found'][number]['places']): string {
  const names = places.map(({ kind, name }) => fill(texts.places[kind], name));
  const more = names.length - SHOWN;
  return [...names.slice(0, SHOWN), ...(more > 0 ? [fill(texts.morePlaces, more)] : [])].join(', ');
}
