import type { ImportKind } from '../domain/data-import/import-kinds.ts';
import { holderName } from './holder-names.ts';

const DAY_MS = 86_400_000;
const isDirty = (at: number) => at % 50 === 7;
const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
const outer = (kind: string, at: number) => `${kind}5g00000${String(at).padStart(8, '0')}`;

export type Size = { cards: number; visits: number; museums: string[] };

/** A scheme as exported by Salesforce, 2 % of its rows invalid. */
export function movedFiles({ cards, visits, museums }: Size): [ImportKind, string][] {
  return [
    [
      'people',
      file(
        'person_id,email,first_name,last_name,year_of_birth,phone,street_address,zip_code,city',
        cards,
        personOf,
      ),
    ],
    ['cards', file('card_id,person_id,customer_number,starts_on,valid_until', cards, cardOf)],
    [
      'visits',
      file('visit_id,card_id,museum,visited_on', visits, (at) =>
        [
          outer('a0B', at),
          outer('02i', (at * 7) % cards),
          isDirty(at) ? 'nowhere' : museums[at % museums.length],
          day((at * 13) % 700),
        ].join(','),
      ),
    ],
  ];
}

function file(header: string, count: number, lineOf: (at: number) => string): string {
  return `${header}\n${Array.from({ length: count }, (_, at) => `${lineOf(at)}\n`).join('')}`;
}

function personOf(at: number): string {
  const { first, last } = holderName(at);
  const email = isDirty(at) ? 'no-address' : `holder-${at}@old.example`;
  const phone = `+35840${String(at).padStart(7, '0')}`;
  return [
    outer('001', at),
    email,
    first,
    last,
    1940 + (at % 65),
    phone,
    `Katu ${at % 90}`,
    '20100',
    'Turku',
  ].join(',');
}

function cardOf(at: number): string {
  const back = at % 700;
  return [
    outer('02i', at),
    outer('001', at),
    200_000_000_000 + at,
    day(back),
    day(back - 365),
  ].join(',');
}
