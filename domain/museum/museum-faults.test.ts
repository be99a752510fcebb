import { describe, expect, test } from 'vitest';
import { inAllLanguages, museumFacts } from '../../test/given-museum-facts.ts';
import { localDate } from '../base/local-date.ts';
import { museumBegins } from './museum-begins.ts';
import type { SomeFacts } from './museum-facts.ts';
import { museumFaults } from './museum-faults.ts';
import { tidyMuseum } from './tidy-museum.ts';

const today = localDate('2027-03-01');
const was = museumFacts();
const season = (beginsOn: string, endsOn: string | null, times: [string, string][] = []) => ({
  beginsOn,
  endsOn,
  hours: times.map(([opens, closes]) => ({ weekday: 1, opens, closes })),
});
const half = { fi: 'Vain suomeksi', sv: '', en: '' };

describe('museum facts', () => {
  test.each<[string, SomeFacts, string | null]>([
    ['all of it', was, null],
    ['a name in one language', { name: half }, 'wordsMissing'],
    ['a description in one language', { description: half }, 'wordsHalf'],
    ['no description', { description: inAllLanguages('') }, null],
    ['a place in Helsinki', { place: { latitude: 60.17, longitude: 24.94 } }, null],
    [
      'a place with its numbers the wrong way',
      { place: { latitude: 24.94, longitude: 60.17 } },
      'placeOutside',
    ],
    ['a postal code of four digits', { address: { street: '', zipCode: '0010' } }, 'badZip'],
    [
      'a web address without https',
      { contact: { ...was.contact, website: 'http://a.fi' } },
      'badWebsite',
    ],
    [
      'a script for a web address',
      { contact: { ...was.contact, website: 'javascript:alert(1)' } },
      'badWebsite',
    ],
    [
      'a web address with a name before the host',
      { contact: { ...was.contact, website: 'https://bank.fi@evil.fi/' } },
      'badWebsite',
    ],
    [
      'a web address with a port and a query',
      { contact: { ...was.contact, website: 'https://museo.fi:8443/auki?kieli=fi#nyt' } },
      null,
    ],
    [
      'seasons that follow each other',
      { seasons: [season('2027-06-01', '2027-08-31'), season('2027-09-01', null)] },
      null,
    ],
    [
      'seasons that share a day',
      { seasons: [season('2027-06-01', '2027-09-01'), season('2027-09-01', null)] },
      'seasonsOverlap',
    ],
    [
      'a season after one without an end',
      { seasons: [season('2027-06-01', null), season('2027-09-01', null)] },
      'seasonsOverlap',
    ],
    [
      'a season that ends before it begins',
      { seasons: [season('2027-06-01', '2027-05-31')] },
      'seasonBackwards',
    ],
    [
      'a lunch break',
      {
        seasons: [
          season('2027-06-01', null, [
            ['10:00', '12:00'],
            ['13:00', '16:00'],
          ]),
        ],
      },
      null,
    ],
    [
      'two spans over each other',
      {
        seasons: [
          season('2027-06-01', null, [
            ['10:00', '13:00'],
            ['12:00', '16:00'],
          ]),
        ],
      },
      'hoursOverlap',
    ],
    [
      'closing before opening',
      { seasons: [season('2027-06-01', null, [['17:00', '10:00']])] },
      'hoursBackwards',
    ],
    [
      'a day twice',
      { exceptions: [...was.exceptions, ...was.exceptions.slice(0, 1)] },
      'exceptionTwice',
    ],
    [
      'facts that nobody checked',
      { access: { ...was.access, checkedOn: null } },
      'accessUnchecked',
    ],
    [
      'facts checked tomorrow',
      { access: { ...was.access, checkedOn: '2027-03-02' } },
      'accessAhead',
    ],
    ['a picture without words', { pictures: [{ id: 'x', alt: half }] }, 'altMissing'],
    [
      'a price from tomorrow',
      { prices: [...was.prices, { validFrom: '2027-03-02', amount: 1 }] },
      null,
    ],
    [
      'another price that has begun',
      { prices: [{ validFrom: '2027-01-01', amount: 1 }] },
      'priceBegun',
    ],
    [
      'a price more from today',
      { prices: [...was.prices, { validFrom: '2027-03-01', amount: 1 }] },
      'priceBegun',
    ],
    [
      'a price in three years',
      { prices: [...was.prices, { validFrom: '2030-03-01', amount: 1 }] },
      'priceTooFar',
    ],
    ['leaving today', { membership: { ...was.membership, leftOn: '2027-03-01' } }, null],
    [
      'having left yesterday',
      { membership: { ...was.membership, leftOn: '2027-02-28' } },
      'leftPassed',
    ],
    [
      'joining on another day',
      { membership: { ...was.membership, joinedOn: '2027-04-01' } },
      'joinedBegun',
    ],
  ])('%s', (_name, now, expected) => {
    expect(museumFaults({ now, was, today }).map(({ fault }) => fault)).toEqual(
      expected ? [expected] : [],
    );
  });

  test.each<[string, SomeFacts, string[]]>([
    [
      'every field of a part',
      {
        address: { street: '', zipCode: '0010' },
        contact: { website: 'ftp://a.fi', phone: 'soita', emailAddress: 'a@' },
      },
      [
        'badZip address-zipCode',
        'badWebsite contact-website',
        'badPhone contact-phone',
        'badEmail contact-emailAddress',
      ],
    ],
    [
      'rows as they were given, whatever their order in time',
      {
        seasons: [
          season('2027-09-01', '2027-08-01', [['17:00', '10:00']]),
          season('2027-06-01', '2027-09-01'),
        ],
      },
      [
        'seasonsOverlap seasons-1-endsOn',
        'seasonBackwards seasons-0-endsOn',
        'hoursBackwards seasons-0-hours-1',
      ],
    ],
    [
      'several parts',
      {
        name: half,
        description: half,
        place: { latitude: 24.94, longitude: 60.17 },
        pictures: [{ id: 'x', alt: half }],
        prices: [],
      },
      [
        'wordsMissing name',
        'altMissing pictures-0-alt',
        'wordsHalf description',
        'placeOutside place-latitude',
        'priceBegun prices',
      ],
    ],
  ])('report every fault with its place: %s', (_name, now, expected) => {
    const found = museumFaults({ now, was, today });
    expect(found.map(({ fault, at }) => `${fault} ${at.join('-')}`)).toEqual(expected);
  });

  test('allow a museum to rejoin, and a first price in the past', () => {
    const left = { ...was, membership: { ...was.membership, leftOn: '2027-01-31' } };
    const membership = { joinedOn: '2027-05-01', leftOn: null, leftReason: '' };
    expect(museumFaults({ now: { membership }, was: left, today })).toEqual([]);
    expect(
      museumFaults({ now: { prices: was.prices }, was: { ...was, prices: [] }, today }),
    ).toEqual([]);
  });
});

test('change takes effect on the first day that differs', () => {
  const { prices, membership } = was;
  const more = [...prices, { validFrom: '2027-06-01', amount: 1500 }];
  expect(museumBegins({ prices }, { prices: more })).toBe('2027-06-01');
  expect(
    museumBegins({ membership }, { membership: { ...membership, leftOn: '2027-05-31' } }),
  ).toBe('2027-06-01');
  expect(museumBegins({ name: was.name }, { name: was.name })).toBeNull();
});

test('rows are sorted, and coordinates rounded to the stored precision', () => {
  const { seasons, place } = tidyMuseum({
    seasons: was.seasons.toReversed(),
    place: { latitude: 60.123456, longitude: 24 },
  });
  expect(seasons).toEqual(was.seasons);
  expect(place).toEqual({ latitude: 60.1235, longitude: 24 });
});
