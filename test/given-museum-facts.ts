import { emptyMuseum, type MuseumFacts, type SomeFacts } from '../domain/museum/museum-facts.ts';

export const inAllLanguages = (words: string) => ({ fi: words, sv: words, en: words });

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '10:00', closes: '17:00' }));

/** A museum with facts in every part. */
export function museumFacts(other: SomeFacts = {}): MuseumFacts {
  return {
    ...emptyMuseum('2027-01-01'),
    name: { fi: 'Kotimuseo', sv: 'Hemmuseet', en: 'Home Museum' },
    town: { fi: 'Turku', sv: 'Åbo', en: 'Turku' },
    description: inAllLanguages('Yksi koti sadan vuoden ajalta.'),
    address: { street: 'Linnankatu 1', zipCode: '20100' },
    place: { latitude: 60.4518, longitude: 22.2666 },
    contact: { website: 'https://kotimuseo.example', phone: '+358 2 123 456', emailAddress: '' },
    visit: { forChildren: true, lastEntryMinutes: 30 },
    seasons: [
      { beginsOn: '2027-01-01', endsOn: '2027-05-31', hours: week },
      { beginsOn: '2027-06-01', endsOn: null, hours: [] },
    ],
    exceptions: [
      { day: '2027-04-01', opens: null, closes: null, reason: inAllLanguages('Pitkäperjantai') },
      { day: '2027-04-02', opens: '12:00', closes: '24:00', reason: inAllLanguages('') },
    ],
    charges: [{ name: inAllLanguages('Opastus'), amount: 500 }],
    access: {
      checkedOn: '2027-01-01',
      facts: [{ fact: 'doorWidth', works: true, measure: 82 }],
    },
    ways: [{ kind: 'bus', text: inAllLanguages('Bussi 1 torilta') }],
    prices: [{ validFrom: '2027-01-01', amount: 1200 }],
    ...other,
  };
}

const NOTHING = emptyMuseum('2027-01-01');

/** Edits of a museum without facts; some are refused. */
export const museumEdits: { was: SomeFacts; now: SomeFacts }[] = [
  { was: { seasons: [] }, now: { seasons: museumFacts().seasons.toReversed() } },
  { was: { seasons: [] }, now: { seasons: [...museumFacts().seasons, ...museumFacts().seasons] } },
  { was: { exceptions: [] }, now: { exceptions: museumFacts().exceptions.toReversed() } },
  {
    was: { access: NOTHING.access, ways: [], charges: [] },
    now: { access: museumFacts().access, ways: museumFacts().ways, charges: museumFacts().charges },
  },
  { was: { visit: NOTHING.visit }, now: { visit: museumFacts().visit } },
  { was: { address: museumFacts().address }, now: { address: NOTHING.address } },
  {
    was: { exhibitions: [], prices: [] },
    now: {
      exhibitions: [
        {
          id: '5b0e8c1a-6d1f-4e0e-9a53-0d9f3a1c7d11',
          name: inAllLanguages('Kahvipöytä'),
          text: inAllLanguages(''),
          beginsOn: '2027-02-01',
          endsOn: null,
        },
      ],
      prices: [{ validFrom: '2028-06-01', amount: 1400 }],
    },
  },
];
