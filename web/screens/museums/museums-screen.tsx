import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { byTown, matchingMuseums } from '../../../domain/museum/matching-museums.ts';
import type { MuseumsData } from '../../parts/museum/museum-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ServerDrawn } from '../../ui/server-drawn.tsx';
import { MuseumFilter } from './museum-filter.tsx';
import { MuseumMap } from './museum-map.tsx';
import css from './museums-screen.module.css';
import type { MuseumsTexts } from './museums-texts.ts';
import { TOWN_PARAMETER, WORDS_PARAMETER } from './search-parameters.ts';
import { TownList } from './town-list.tsx';
import { useKeptSearch } from './use-kept-search.ts';

/** Every door that the card opens: by words, by town, on the map. All of it can be read without scripts. */
export function Screen(props: ScreenProps<MuseumsTexts, MuseumsData>) {
  const { texts, shell, data, place } = props;
  const { pathTo } = usePage();
  const asked = new URLSearchParams(place.search);
  const [words, setWords] = useState(asked.get(WORDS_PARAMETER) ?? '');
  const [town, setTown] = useState(asked.get(TOWN_PARAMETER) ?? '');
  const [isStill, setIsStill] = useState(true);
  useKeptSearch(place, { words, town });
  const towns = byTown(data.museums);
  const found = matchingMuseums(data.museums, { words, town });
  const isAll = found.length === data.museums.length;

  function search(change: { words?: string; town?: string }) {
    setIsStill(false);
    if (change.words !== undefined) setWords(change.words);
    if (change.town !== undefined) setTown(change.town);
  }
  return (
    <div className={`wrap page ${css.page}`}>
      <div>
        <header className={css.head}>
          <h1>{texts.title}</h1>
          <p className="lead">
            {towns.length > 0 ? fill(texts.lead, data.museums.length, towns.length) : texts.none}
          </p>
          {towns.length > 0 && (
            <MuseumFilter
              words={words}
              town={town}
              towns={towns.map((each) => each.town)}
              texts={texts}
              onWords={(typed) => search({ words: typed })}
              onTown={(chosen) => search({ town: chosen })}
            />
          )}
          <p role="status" className={css.count}>
            {!isAll && (found.length === 0 ? texts.noneFound : fill(texts.found, found.length))}
          </p>
        </header>
        <ServerDrawn
          as="ul"
          id="museum-list"
          className={css.towns}
          isStill={isStill}
          draw={() => <TownList museums={found} />}
        />
        <p>
          <ButtonLink href={pathTo('Buy_Museum_Card')}>{shell.buy}</ButtonLink>
        </p>
      </div>
      {towns.length > 0 && (
        <MuseumMap
          museums={data.museums}
          found={found}
          isStill={isStill}
          onTown={(chosen) => search({ town: chosen })}
        />
      )}
    </div>
  );
}
