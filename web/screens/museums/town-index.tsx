import type { MouseEvent } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { byTown } from '../../../domain/museum/matching-museums.ts';
import type { ListedMuseum } from '../../parts/museum/museum-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ServerRendered } from '../../ui/server-rendered.tsx';
import { PARAMETERS } from './museum-search.ts';
import css from './museums-screen.module.css';
import type { MuseumsTexts } from './search-form.tsx';

type Props = { museums: ListedMuseum[]; texts: MuseumsTexts; onTown: (town: string) => void };

/** Every town by initial. Static, so React does not hydrate it. */
export function TownIndex({ museums, texts, onTown }: Props) {
  function press(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('[data-town]') : null;
    const town = link?.getAttribute('data-town');
    if (!town) return;
    event.preventDefault();
    onTown(town);
  }
  return (
    <section className={`later ${css.index}`} aria-labelledby="towns">
      <h2 id="towns">{texts.towns}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the links inside, which keys press too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div onClick={press}>
        <ServerRendered
          as="ul"
          id="town-index"
          className={css.towns}
          isUnchanged
          render={() => <Letters museums={museums} texts={texts} />}
        />
      </div>
    </section>
  );
}

function Letters({ museums, texts }: Omit<Props, 'onTown'>) {
  const { pathTo } = usePage();
  const letters = new Map<string, { town: string; count: number }[]>();
  for (const { town, museums: inTown } of byTown(museums)) {
    const letter = town.slice(0, 1).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), { town, count: inTown.length }]);
  }
  return [...letters].map(([letter, towns]) => (
    <li key={letter} className={css.letter}>
      <h3>{letter}</h3>
      <ul>
        {towns.map(({ town, count }) => (
          <li key={town}>
            <a
              href={`${pathTo('Museums')}?${PARAMETERS.town}=${encodeURIComponent(town)}`}
              data-town={town}
            >
              {town}
            </a>
            <span role="img" aria-label={fill(texts.inTown, count)}>
              {count}
            </span>
          </li>
        ))}
      </ul>
    </li>
  ));
}
