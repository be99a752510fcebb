import { useEffect, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { byTown, matchingMuseums } from '../../../domain/museum/matching-museums.ts';
import type { ListedMuseum, MuseumsData } from '../../parts/museum/museum-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { PageLocation, ScreenProps } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ServerRendered } from '../../ui/server-rendered.tsx';
import {
  MuseumFilter,
  type MuseumsTexts,
  TOWN_PARAMETER,
  WORDS_PARAMETER,
} from './museum-filter.tsx';
import { MuseumMap } from './museum-map.tsx';
import css from './museums-screen.module.css';

/** Every door that the card opens: by words, by town, on the map. All of it can be read without scripts. */
export function Screen(props: ScreenProps<MuseumsTexts, MuseumsData>) {
  const { texts, shell, data, place } = props;
  const { pathTo, person } = usePage();
  const hasCard = Boolean(person?.card);
  const asked = new URLSearchParams(place.search);
  const [words, setWords] = useState(asked.get(WORDS_PARAMETER) ?? '');
  const [town, setTown] = useState(asked.get(TOWN_PARAMETER) ?? '');
  const [isUnchanged, setIsUnchanged] = useState(true);
  useSearchInUrl(place, { words, town });
  const towns = byTown(data.museums);
  const found = matchingMuseums(data.museums, { words, town });
  const isAll = found.length === data.museums.length;

  function search(change: { words?: string; town?: string }) {
    setIsUnchanged(false);
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
        <ServerRendered
          as="ul"
          id="museum-list"
          className={css.towns}
          isUnchanged={isUnchanged}
          render={() => <TownList museums={found} />}
        />
        <p>
          <ButtonLink href={pathTo(hasCard ? 'My_Museum_Card' : 'Buy_Museum_Card')}>
            {hasCard ? shell.mine : shell.buy}
          </ButtonLink>
        </p>
      </div>
      {towns.length > 0 && (
        <MuseumMap
          museums={data.museums}
          found={found}
          isUnchanged={isUnchanged}
          onTown={(chosen) => search({ town: chosen })}
        />
      )}
    </div>
  );
}

/** The museums under their towns, in the order they come in. */
function TownList({ museums }: { museums: ListedMuseum[] }) {
  const { pathTo } = usePage();
  return byTown(museums).map(({ town, museums: inTown }) => (
    <li key={town} className={css.town}>
      <h2>{town}</h2>
      <ul>
        {inTown.map(({ slug, name }) => (
          <li key={slug}>
            <a href={pathTo('Museum', { slug })}>{name}</a>
          </li>
        ))}
      </ul>
    </li>
  ));
}

/** Browsers refuse an address that changes with every letter. */
const PAUSE_MS = 150;

/** The search stands in the address: a reload and the way back from a museum find it again. */
function useSearchInUrl({ path }: PageLocation, { words, town }: { words: string; town: string }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const asked = Object.entries({ [WORDS_PARAMETER]: words, [TOWN_PARAMETER]: town });
      const query = new URLSearchParams(asked.filter(([, value]) => value !== '')).toString();
      const address = query ? `${path}?${query}` : path;
      window.history.replaceState(window.history.state, '', address);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [path, words, town]);
}
