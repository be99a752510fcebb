import { ACCESS_FACTS, type MuseumFacts, type SomeFacts, WAY_KINDS } from './museum-facts.ts';

const PLACE_DECIMALS = 4;

const by =
  <Row>(key: (row: Row) => string | number) =>
  (one: Row, other: Row) =>
    key(one) < key(other) ? -1 : Number(key(one) > key(other));

type Tidy = { [Part in keyof MuseumFacts]?: (value: MuseumFacts[Part]) => MuseumFacts[Part] };

/** Normalises order and precision, so that stored values read back the same. */
const TIDY: Tidy = {
  place: ({ latitude, longitude }) => ({
    latitude: Number(latitude.toFixed(PLACE_DECIMALS)),
    longitude: Number(longitude.toFixed(PLACE_DECIMALS)),
  }),
  seasons: (seasons) =>
    seasons
      .map((season) => ({
        ...season,
        hours: season.hours.toSorted(by(({ weekday, opens }) => `${weekday} ${opens}`)),
      }))
      .toSorted(by(({ beginsOn }) => beginsOn)),
  exceptions: (exceptions) => exceptions.toSorted(by(({ day }) => day)),
  exhibitions: (shows) => shows.toSorted(by(({ beginsOn, id }) => `${beginsOn} ${id}`)),
  access: ({ checkedOn, facts }) => ({
    checkedOn,
    facts: facts.toSorted(by(({ fact }) => ACCESS_FACTS.indexOf(fact))),
  }),
  ways: (ways) => ways.toSorted(by(({ kind }) => WAY_KINDS.indexOf(kind))),
  prices: (prices) => prices.toSorted(by(({ validFrom }) => validFrom)),
};

export function tidyMuseum<Some extends SomeFacts>(facts: Some): Some {
  return Object.fromEntries(
    Object.entries(facts).map(([part, value]) => {
      const tidy = TIDY[part as keyof MuseumFacts] as ((value: unknown) => unknown) | undefined;
      return [part, tidy ? tidy(value) : value];
    }),
  ) as Some;
}
