import { expect, test } from 'vitest';
import { filterMuseums } from '../filter-museums.ts';
import { placeAt, placeOnMap } from '../finland.ts';
import { slugOf } from '../slug-of.ts';
import { spansIn, spansText } from './typed-hours.ts';

test.each([
  ['10–17', ['10:00-17:00']],
  ['9.30-18', ['09:30-18:00']],
  ['10:00 — 24', ['10:00-24:00']],
  ['10–12, 13–16', ['10:00-12:00', '13:00-16:00']],
  ['', []],
  ['kymmenestä viiteen', null],
  ['10–25', null],
  ['10', null],
  ['24–24', null],
  ['10–12–14', null],
])('typed times: %s', (typed, expected) => {
  const spans = spansIn(typed)?.map(({ opens, closes }) => `${opens}-${closes}`) ?? null;
  expect(spans).toEqual(expected);
});

test('times are shown as they can be typed', () => {
  const spans = spansIn('9.30–12, 13–24') ?? [];
  expect(spansText(spans)).toBe('9.30–12, 13–24');
});

test.each([
  ['Åbo Akademis museum', 'abo-akademis-museum'],
  ['  Tytyri & Kaivos!  ', 'tytyri-kaivos'],
  ['—', ''],
])('slug of the name %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('press on the map returns the place drawn there', () => {
  const place = { latitude: 60.4518, longitude: 22.2666 };
  const { latitude, longitude } = placeAt(placeOnMap(place));
  expect(latitude).toBeCloseTo(place.latitude, 6);
  expect(longitude).toBeCloseTo(place.longitude, 6);
});

test('museum list filters by words, state and missing facts', () => {
  const museums = [
    { name: 'Åbo slott', town: 'Turku', state: 'joined', gaps: ['picture'] },
    { name: 'Kotimuseo', town: 'Espoo', state: 'left', gaps: [] },
  ] as const;
  const rows = museums.map((museum) => ({ ...museum, gaps: [...museum.gaps] }));
  const names = (filter: object) =>
    filterMuseums(rows, { words: '', state: null, gap: null, ...filter }).map(({ name }) => name);
  expect(names({ words: 'abo TURKU' })).toEqual(['Åbo slott']);
  expect(names({ state: 'left' })).toEqual(['Kotimuseo']);
  expect(names({ gap: 'picture' })).toEqual(['Åbo slott']);
});
