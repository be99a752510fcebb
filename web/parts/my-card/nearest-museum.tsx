import { useState } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { distanceInWords, nearest } from '../../../domain/museum/distance.ts';
import { readFromServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MAP_PIN, PHONE } from './icon-paths.ts';
import type { MyCardTexts } from './my-card-data.ts';
import css from './situation-box.module.css';

type FoundMuseum = {
  slug: string;
  name: string;
  town: string;
  latitude: number;
  longitude: number;
  ticketPrice: number | null;
  kilometres: number;
};
type Search = 'asked' | 'searching' | 'failed' | FoundMuseum;

/** The nearest museum. The position is requested on a press only, and never leaves the browser. */
export function useNearestMuseum() {
  const { language } = usePage();
  const [search, setSearch] = useState<Search>('asked');

  async function find() {
    setSearch('searching');
    try {
      const [position, museums] = await Promise.all([
        currentPosition(),
        readFromServer('MuseumCardGuestController', 'getMuseumDirectory', { language }),
      ]);
      const { latitude, longitude } = position.coords;
      const [first] = nearest({ latitude, longitude, slug: '' }, museums, 1);
      setSearch(first ?? 'failed');
    } catch {
      setSearch('failed');
    }
  }
  return { search, find };
}

const POSITION_TIMEOUT_MS = 15_000;

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('no position in this browser'));
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: POSITION_TIMEOUT_MS });
  });
}

/** Without a position the heading invites to share it; with one it gives the distance of the nearest museum. */
export function unusedHeading(search: Search, texts: UnusedTexts, language: Language): string {
  if (typeof search === 'string') return texts.heading;
  const { value, unit } = distanceInWords(search.kilometres, language);
  return fill(texts.near, fill(texts.distance[unit], value));
}

type UnusedTexts = MyCardTexts['situation']['unused'];
type Props = ReturnType<typeof useNearestMuseum> & { texts: UnusedTexts };

export function NearestMuseum({ search, find, texts }: Props) {
  const { pathTo, language } = usePage();
  const museum = typeof search === 'string' ? null : search;
  const show = (
    <ButtonLink href={pathTo('My_Card_Desk')} look="secondary">
      <Icon path={PHONE} />
      {texts.show}
    </ButtonLink>
  );
  return (
    <section className={`stack-4 ${css.box}`} aria-labelledby="situation">
      <h2 id="situation">{museum ? museum.name : texts.title}</h2>
      <p role="status">{museum ? placeLine(museum, texts, language) : statusOf(search, texts)}</p>
      <div className="ways filling">
        {museum ? (
          <ButtonLink href={routeTo(museum)}>
            <Icon path={MAP_PIN} />
            {texts.route}
          </ButtonLink>
        ) : (
          <Button busy={search === 'searching'} onClick={() => void find()}>
            <Icon path={MAP_PIN} />
            {texts.find}
          </Button>
        )}
        {show}
      </div>
      <p className="small">
        {texts.stays}{' '}
        {museum && <a href={pathTo('Museum', { slug: museum.slug })}>{texts.about}</a>}{' '}
        <a href={pathTo('Museums')}>{texts.others}</a>
      </p>
    </section>
  );
}

function statusOf(search: Search, texts: UnusedTexts): string {
  if (search === 'failed') return texts.failed;
  return search === 'searching' ? texts.searching : texts.body;
}

function placeLine(
  { town, ticketPrice }: FoundMuseum,
  texts: UnusedTexts,
  language: Language,
): string {
  if (ticketPrice === null) return town;
  return `${town}. ${fill(texts.ticket, formatMoney(fromEuros(ticketPrice), language))}`;
}

/** Only the museum's place is in the URL: the map service asks for the visitor's position itself. */
function routeTo({ latitude, longitude }: FoundMuseum): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
