import { type MouseEvent, useEffect, useRef } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { MUSEUM_ORDERS, type MuseumOrder } from '../../../domain/museum/museum-order.ts';
import tileCss from '../../parts/museum/museum-tile.module.css';
import { MuseumTile } from '../../parts/museum/museum-tile.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { type MuseumSearch, queryOf } from './museum-search.ts';
import css from './museums-screen.module.css';
import { NoMuseums } from './no-museums.tsx';
import type { MuseumsTexts } from './search-form.tsx';
import type { MuseumList } from './use-museum-list.ts';

type Props = {
  list: MuseumList;
  search: MuseumSearch;
  visited: Set<string> | null;
  hasPosition: boolean;
  texts: MuseumsTexts;
  onChange: (change: Partial<MuseumSearch>) => void;
};

const MORE = 24;
const LIST = 'museum-list';

/** Count in words, sort order, and twelve museums at a time; works without scripts. */
export function MuseumResults({ list, search, visited, hasPosition, texts, onChange }: Props) {
  const { shown } = search;
  const { pathTo } = usePage();
  const focusFrom = useRef<number | null>(null);
  const { found, closed, clock, kilometres } = list;
  const followers = search.open && found.length <= shown ? closed : [];

  // "Show more" moves the focus to the first new museum.
  useEffect(() => {
    if (focusFrom.current === null) return;
    const links = document.querySelectorAll<HTMLElement>(`#${LIST} h3 a`);
    links[focusFrom.current]?.focus();
    focusFrom.current = null;
  });
  function showMore(event: MouseEvent) {
    event.preventDefault();
    focusFrom.current = shown;
    onChange({ shown: shown + MORE });
  }

  return (
    <section className={css.results} aria-labelledby="tulos">
      <div className={css.bar}>
        <div>
          {/* Not a status inside the heading, which would lose its accessible name. */}
          <h2 id="tulos" tabIndex={-1} aria-live="polite">
            {fill(texts.count, found.length, countParts(search, hasPosition, texts))}
          </h2>
          {followers.length > 0 && <p className="small quiet">{texts.closedFollow}</p>}
        </div>
        <Order search={search} hasPosition={hasPosition} texts={texts} onChange={onChange} />
        <a className={css.toMap} href="#kartta">
          {texts.toMap}
        </a>
      </div>
      {found.length === 0 && <NoMuseums search={search} texts={texts} onChange={onChange} />}
      <ul id={LIST} className={`${tileCss.tiles} ${css.list}`}>
        {[...found.slice(0, shown), ...followers].map((museum) => (
          <MuseumTile
            key={museum.slug}
            museum={museum}
            clock={clock}
            kilometres={kilometres.get(museum.slug)}
            isUnvisited={visited !== null && !visited.has(museum.slug)}
            isLater
            texts={texts.tile}
          />
        ))}
      </ul>
      {found.length > shown && (
        <p className={css.more}>
          <ButtonLink
            look="secondary"
            href={pathTo('Museums') + queryOf({ ...search, shown: shown + MORE })}
            onClick={showMore}
          >
            {fill(texts.more, Math.min(MORE, found.length - shown))}
          </ButtonLink>
          <span className="small quiet">{fill(texts.shown, shown, found.length)}</span>
        </p>
      )}
    </section>
  );
}

function countParts(search: MuseumSearch, hasPosition: boolean, texts: MuseumsTexts): string {
  return (search.open ? texts.parts.open : '') + (hasPosition ? texts.parts.near : '');
}

type OrderProps = Pick<Props, 'search' | 'hasPosition' | 'texts' | 'onChange'>;

function Order({ search, hasPosition, texts, onChange }: OrderProps) {
  const orders = MUSEUM_ORDERS.filter((order) =>
    hasPosition ? order !== 'town' : order !== 'near',
  );
  const chosen = orders.includes(search.order) ? search.order : orders[0];
  return (
    <p className={css.order}>
      <label htmlFor="jarjestys">{texts.order}</label>
      <select
        id="jarjestys"
        autoComplete="off"
        value={chosen}
        onChange={(event) => onChange({ order: event.target.value as MuseumOrder })}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {texts.orders[order]}
          </option>
        ))}
      </select>
    </p>
  );
}
