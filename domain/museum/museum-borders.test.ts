import { describe, expect, test } from 'vitest';
import { inAllLanguages, museumFacts } from '../../test/given-museum-facts.ts';
import { localDate } from '../base/local-date.ts';
import { hoursCell, pricesCell, pricesIn, seasonsIn } from './hours/hours-cell.ts';
import { spansIn } from './hours/typed-hours.ts';
import { museumBegins } from './museum-begins.ts';
import { emptyMuseum, type MuseumFacts, partsOf, type SomeFacts } from './museum-facts.ts';
import { museumFaults } from './museum-faults.ts';
import { tidyMuseum } from './tidy-museum.ts';

const today = localDate('2027-03-01');
const was = museumFacts();
const half = { fi: '', sv: 'Bara svenska', en: '' };
const none = inAllLanguages('');
const season = (beginsOn: string, endsOn: string | null, ...times: [number, string, string][]) => ({
  beginsOn,
  endsOn,
  hours: times.map(([weekday, opens, closes]) => ({ weekday, opens, closes })),
});
const exception = (day: string, opens: string | null, closes: string | null) => ({
  day,
  opens,
  closes,
  reason: none,
});
const faultsOf = (now: SomeFacts, before: MuseumFacts | null = was) =>
  museumFaults({ now, was: before, today }).map(({ fault, at, values }) =>
    [
      fault,
      at.join('-'),
      ...values.map((value) => (typeof value === 'object' ? value.day : value)),
    ].join(' '),
  );

describe('museum fault names its place and values', () => {
  test.each<[SomeFacts, string[]]>([
    [{ name: none }, ['wordsMissing name –']],
    [{ town: half }, ['wordsMissing town Bara svenska']],
    [{ name: { fi: '', sv: '', en: 'Only English' } }, ['wordsMissing name Only English']],
    [{ description: half }, ['wordsHalf description Bara svenska']],
    [
      { charges: [was.charges[0], { name: half, amount: 1 }] as MuseumFacts['charges'] },
      ['wordsMissing charges-1-name Bara svenska'],
    ],
    [
      {
        ways: [
          { kind: 'bus', text: half },
          { kind: 'bus', text: inAllLanguages('a') },
        ],
      },
      ['wordsMissing ways-0-text Bara svenska', 'wayTwice ways-1-kind'],
    ],
    [
      { exceptions: [{ ...exception('2027-04-01', null, null), reason: half }] },
      ['wordsHalf exceptions-0-reason Bara svenska'],
    ],
    [
      {
        pictures: [
          { id: 'a', alt: inAllLanguages('a') },
          { id: 'b', alt: half },
        ],
      },
      ['altMissing pictures-1-alt 2'],
    ],
    [
      {
        exhibitions: [
          { id: 'x', name: half, text: half, beginsOn: '2027-03-02', endsOn: '2027-03-01' },
          { id: 'y', name: none, text: none, beginsOn: '2027-03-02', endsOn: '2027-03-02' },
        ],
      },
      [
        'wordsMissing exhibitions-0-name Bara svenska',
        'wordsMissing exhibitions-1-name –',
        'wordsHalf exhibitions-0-text Bara svenska',
        'exhibitionBackwards exhibitions-0-endsOn Bara svenska',
      ],
    ],
    [{ place: { latitude: 0, longitude: 0 } }, ['placeMissing place-latitude']],
    [{ place: { latitude: 57.9, longitude: 25 } }, ['placeOutside place-latitude 58 71 18 33']],
    [{ place: { latitude: 71.1, longitude: 25 } }, ['placeOutside place-latitude 58 71 18 33']],
    [{ place: { latitude: 60, longitude: 17.9 } }, ['placeOutside place-longitude 58 71 18 33']],
    [{ place: { latitude: 60, longitude: 33.1 } }, ['placeOutside place-longitude 58 71 18 33']],
    [{ place: { latitude: 58, longitude: 18 } }, []],
    [{ place: { latitude: 71, longitude: 33 } }, []],
    [
      { contact: { website: 'museo', phone: '', emailAddress: '' } },
      ['badWebsite contact-website museo'],
    ],
    [
      { contact: { website: '', phone: '1234', emailAddress: '' } },
      ['badPhone contact-phone 1234'],
    ],
    [
      { contact: { website: '', phone: '', emailAddress: 'a@b.f' } },
      ['badEmail contact-emailAddress a@b.f'],
    ],
    [{ contact: { website: '', phone: '', emailAddress: '' } }, []],
    [
      { seasons: [season('2027-06-01', '2027-05-30')] },
      ['seasonBackwards seasons-0-endsOn 2027-06-01'],
    ],
    [{ seasons: [season('2027-06-01', '2027-06-01')] }, []],
    [
      { seasons: [season('2027-06-01', null), season('2027-07-01', null)] },
      ['seasonsOverlap seasons-0-endsOn 2027-06-01 2027-07-01'],
    ],
    [
      { seasons: [season('2027-06-01', null, [3, '13:00', '16:00'], [3, '10:00', '13:30'])] },
      ['hoursOverlap seasons-0-hours-3 2027-06-01 13:00 13:30'],
    ],
    [{ seasons: [season('2027-06-01', null, [3, '13:00', '16:00'], [3, '10:00', '13:00'])] }, []],
    [
      { seasons: [season('2027-06-01', null, [2, '10:00', '10:00'], [3, '10:00', '13:30'])] },
      ['hoursBackwards seasons-0-hours-2 2027-06-01 10:00 10:00'],
    ],
    [
      {
        exceptions: [
          exception('2027-04-01', '10:00', '10:00'),
          exception('2027-04-02', null, '10:00'),
          exception('2027-04-03', '10:00', null),
          exception('2027-04-03', '10:00', '10:01'),
        ],
      },
      [
        'exceptionBackwards exceptions-0-times 2027-04-01',
        'exceptionBackwards exceptions-1-times 2027-04-02',
        'exceptionBackwards exceptions-2-times 2027-04-03',
        'exceptionTwice exceptions-3-day 2027-04-03',
      ],
    ],
    [
      {
        access: {
          checkedOn: null,
          facts: [
            { fact: 'lift', works: true, measure: null },
            { fact: 'lift', works: false, measure: null },
          ],
        },
      },
      ['accessTwice access-checkedOn', 'accessUnchecked access-checkedOn'],
    ],
    [{ access: { checkedOn: null, facts: [] } }, []],
    [{ access: { checkedOn: today, facts: [] } }, []],
    [{ access: { checkedOn: '2027-03-02', facts: [] } }, ['accessAhead access-checkedOn']],
    [
      { prices: [...was.prices, { validFrom: '2029-03-02', amount: 1 }] },
      ['priceTooFar prices-1-validFrom 2029-03-01'],
    ],
    [{ prices: [...was.prices, { validFrom: '2029-03-01', amount: 1 }] }, []],
    [
      {
        prices: [
          ...was.prices,
          { validFrom: '2027-05-01', amount: 1 },
          { validFrom: '2027-05-01', amount: 2 },
        ],
      },
      ['priceTwice prices-2-validFrom 2027-05-01'],
    ],
    [
      { prices: [...was.prices, { validFrom: '2027-02-01', amount: 1 }] },
      ['priceBegun prices-1-validFrom'],
    ],
    [{ prices: [] }, ['priceBegun prices']],
    [
      { membership: { joinedOn: '2027-01-01', leftOn: '2026-12-31', leftReason: '' } },
      ['leftBeforeJoined membership-leftOn'],
    ],
    [
      { membership: { joinedOn: '2026-01-01', leftOn: null, leftReason: '' } },
      ['joinedBegun membership-joinedOn'],
    ],
  ])('%j', (now, faults) => {
    expect(faultsOf(now)).toEqual(faults);
  });

  test.each([
    ['+358 2 (123) 45-67', true],
    ['12345', true],
    ['1'.repeat(30), true],
    ['1'.repeat(31), false],
    ['x12345', false],
    ['12345x', false],
    ['1+2345', false],
  ])('phone number %s: %s', (phone, isSound) => {
    expect(faultsOf({ contact: { website: '', phone, emailAddress: '' } })).toHaveLength(
      isSound ? 0 : 1,
    );
  });

  test.each([
    ['https://museo.fi', true],
    ['https://www.museo.fi/auki', true],
    ['https://museo.fi#nyt', true],
    ['https://museo', false],
    ['https://museo..fi', false],
    ['https://museo.fi:999999', false],
    ['https://museo.fi/a b', false],
    ['xhttps://museo.fi', false],
    ['https://.fi', false],
  ])('web address %s: %s', (website, isSound) => {
    expect(faultsOf({ contact: { website, phone: '', emailAddress: '' } })).toHaveLength(
      isSound ? 0 : 1,
    );
  });

  test.each([
    ['a@b.fi', true],
    ['a b@b.fi', false],
    ['a@b c.fi', false],
    ['a@b@c.fi', false],
    ['a@b.fi x', false],
    ['@b.fi', false],
    ['a@bfi', false],
  ])('e-mail address %s: %s', (emailAddress, isSound) => {
    expect(faultsOf({ contact: { website: '', phone: '', emailAddress } })).toHaveLength(
      isSound ? 0 : 1,
    );
  });

  test.each([
    ['20100', true],
    ['201000', false],
    ['x20100', false],
    ['', true],
  ])('postal code %s: %s', (zipCode, isSound) => {
    expect(faultsOf({ address: { street: '', zipCode } })).toHaveLength(isSound ? 0 : 1);
  });

  test('accepts any first day for a membership that has ended or not begun', () => {
    const at = (joinedOn: string, leftOn: string | null) => ({
      ...was,
      membership: { joinedOn, leftOn, leftReason: '' },
    });
    const joins = { membership: { joinedOn: '2027-06-01', leftOn: null, leftReason: '' } };
    expect(faultsOf(joins, at('2027-03-02', null))).toEqual([]);
    expect(faultsOf(joins, at('2027-03-01', null))).toEqual(['joinedBegun membership-joinedOn']);
    expect(faultsOf(joins, at('2027-01-01', '2027-02-28'))).toEqual([]);
    expect(faultsOf(joins, at('2027-01-01', '2027-03-01'))).toEqual([
      'joinedBegun membership-joinedOn',
    ]);
    expect(faultsOf(joins, null)).toEqual([]);
    const left = { membership: { joinedOn: '2027-01-01', leftOn: '2027-02-27', leftReason: '' } };
    expect(faultsOf(left)).toEqual(['leftPassed membership-leftOn']);
    expect(faultsOf(left, at('2027-01-01', '2027-02-27'))).toEqual([]);
    expect(faultsOf(left, null)).toEqual([]);
  });
});

describe('first day of a change', () => {
  const begins = (now: SomeFacts, before: SomeFacts = was) => museumBegins(before, now);
  const { membership } = was;
  const price = (validFrom: string, amount: number) => ({ validFrom, amount });
  test.each<[string | null, SomeFacts, SomeFacts]>([
    ['2027-05-01', { prices: [price('2027-05-01', 2)] }, { prices: [price('2027-05-01', 1)] }],
    ['2027-04-01', { prices: [price('2027-05-01', 1)] }, { prices: [price('2027-04-01', 1)] }],
    ['2027-04-01', { prices: [price('2027-04-01', 1)] }, {}],
    [null, {}, { prices: [price('2027-04-01', 1)] }],
    ['2026-12-01', { membership: { ...membership, joinedOn: '2026-12-01' } }, was],
    ['2027-01-01', { membership: { ...membership, joinedOn: '2027-02-01' } }, was],
    ['2027-06-01', { membership }, { membership: { ...membership, leftOn: '2027-05-31' } }],
    [null, { membership: { ...membership, leftReason: 'remontti' } }, was],
    [null, { membership }, {}],
  ])('%s', (day, now, before) => {
    expect(begins(now, before)).toBe(day);
  });
});

test('museum rows are sorted the same way whatever their input order', () => {
  const facts = museumFacts({
    seasons: [
      season(
        '2027-01-01',
        '2027-05-31',
        [1, '10:00', '12:00'],
        [1, '13:00', '16:00'],
        [2, '09:00', '12:00'],
      ),
      season('2027-06-01', null),
    ],
    exceptions: [exception('2027-04-01', null, null), exception('2027-04-02', null, null)],
    exhibitions: ['a', 'b'].map((id) => ({
      id,
      name: inAllLanguages(id),
      text: none,
      beginsOn: '2027-02-01',
      endsOn: null,
    })),
    access: {
      checkedOn: '2027-01-01',
      facts: [
        { fact: 'stepFree', works: true, measure: null },
        { fact: 'lift', works: true, measure: null },
      ],
    },
    ways: [
      { kind: 'walk', text: inAllLanguages('a') },
      { kind: 'boat', text: inAllLanguages('b') },
    ],
    prices: [
      { validFrom: '2027-01-01', amount: 2 },
      { validFrom: '2027-02-01', amount: 1 },
    ],
  });
  const turned = {
    ...facts,
    seasons: facts.seasons
      .map((each) => ({ ...each, hours: each.hours.toReversed() }))
      .toReversed(),
    exceptions: facts.exceptions.toReversed(),
    exhibitions: facts.exhibitions.toReversed(),
    access: { ...facts.access, facts: facts.access.facts.toReversed() },
    ways: facts.ways.toReversed(),
    prices: facts.prices.toReversed(),
  };
  expect(tidyMuseum(turned)).toEqual(facts);
  expect(tidyMuseum(facts)).toEqual(facts);
});

test('parts of a museum are those that its facts contain, even when empty', () => {
  expect(partsOf({ ways: [], name: none })).toEqual(['name', 'ways']);
  expect(partsOf(emptyMuseum('2027-01-01'))).toHaveLength(16);
});

describe('hours cell', () => {
  test('is parsed into days and times', () => {
    expect(
      seasonsIn(
        ' 2027-01-01/2027-05-31  1-2 10:00-17:00 , 6 11:00-12:00 13:00-24:00 | 2027-06-01/ closed ',
      ),
    ).toEqual([
      season(
        '2027-01-01',
        '2027-05-31',
        [1, '10:00', '17:00'],
        [2, '10:00', '17:00'],
        [6, '11:00', '12:00'],
        [6, '13:00', '24:00'],
      ),
      season('2027-06-01', null),
    ]);
  });

  test('is written with consecutive equal days merged', () => {
    const hours = season(
      '2027-01-01',
      null,
      [1, '10:00', '17:00'],
      [2, '10:00', '17:00'],
      [4, '10:00', '17:00'],
      [5, '10:00', '18:00'],
    );
    expect(hoursCell([hours])).toBe('2027-01-01/ 1-2 10:00-17:00, 4 10:00-17:00, 5 10:00-18:00');
  });

  test.each([
    '2027-01-01/2027-02-30 closed',
    '2027-13-01/ closed',
    'x2027-01-01/ closed',
    '2027-01-01/ closed, 1 10:00-11:00',
    '2027-01-01/ 0 10:00-11:00',
    '2027-01-01/ 1-8 10:00-11:00',
    '2027-01-01/ x1 10:00-11:00',
    '2027-01-01/ 1x 10:00-11:00',
    '2027-01-01/ 1 24:00-24:00',
    '2027-01-01/ 1 10:00-24:01',
    '2027-01-01/ 1 x10:00-11:00',
    '2027-01-01/ 1 10:00-11:000',
    '2027-01-01/ 1 10:60-11:00',
    '2027-01-01/ 1 10:00-11:00 12:00',
  ])('that is invalid is rejected: %s', (cell) => {
    expect(seasonsIn(cell)).toBeNull();
  });
});

test('price cell is parsed and written', () => {
  expect(
    pricesCell([
      { validFrom: '2026-01-01', amount: 1205 },
      { validFrom: '2027-01-01', amount: 1400 },
    ]),
  ).toBe('2026-01-01 12.05 | 2027-01-01 14.00');
  expect(pricesIn('2027-01-01 999')).toEqual([{ validFrom: '2027-01-01', amount: 99_900 }]);
  expect(pricesIn('')).toEqual([]);
  for (const wrong of [
    '2027-01-01 1000',
    '2027-01-01 1.2',
    '2027-01-01 12.00x',
    'x 12',
    '2027-02-30 12',
    '12',
  ])
    expect(pricesIn(wrong)).toBeNull();
});

test.each([
  ['0–1', ['00:00-01:00']],
  ['9:05-17', ['09:05-17:00']],
  ['10–12;13–14', ['10:00-12:00', '13:00-14:00']],
  ['10.60–12', null],
  ['10–24.01', null],
  ['x10–12', null],
  ['10–12x', null],
  ['10.5–12', null],
  ['–12', null],
])('typed times: %s', (typed, spans) => {
  expect(spansIn(typed)?.map(({ opens, closes }) => `${opens}-${closes}`) ?? null).toEqual(spans);
});
