import { addMonths } from '../../domain/base/local-date.ts';
import { IMPORT_COLUMNS } from '../../domain/data-import/import-columns.ts';
import { csvLine } from '../../server/csv/write-csv.ts';
import { type Dirt, dirtOf } from './dirt.ts';
import {
  type Generated,
  type GeneratedPerson,
  generatedPerson,
  generatedVisits,
} from './generated-person.ts';
import { salesforceId } from './salesforce-id.ts';

/** `canonical`: as docs/data-import.md specifies. `salesforce`: as `sf data export bulk` writes it. */
export const FORMS = ['canonical', 'salesforce'] as const;
export type Form = (typeof FORMS)[number];
export type GeneratedKind = 'people' | 'cards' | 'contracts' | 'visits';
export const GENERATED_KINDS: readonly GeneratedKind[] = ['people', 'cards', 'contracts', 'visits'];

type Cells = Record<string, string>;

/** A person's rows of each kind, by canonical columns. */
const ROWS: Record<
  GeneratedKind,
  (person: GeneratedPerson, ids: Ids, given: Generated) => Cells[]
> = {
  people: (person, ids) => [
    {
      person_id: ids.person(person.row),
      email: person.emailAddress,
      first_name: person.firstName,
      last_name: person.lastName,
      year_of_birth: String(person.yearOfBirth),
      language: person.language,
      phone: person.phone,
      street_address: person.streetAddress,
      zip_code: person.zipCode,
      city: person.city,
      newsletter: person.wantsNews ? 'yes' : 'no',
      created_on: person.card.startsOn,
    },
  ],
  cards: ({ row, card }, ids) => [
    {
      card_id: ids.card(row),
      person_id: ids.person(row),
      customer_number: card.number,
      starts_on: card.startsOn,
      valid_until: card.validUntil,
      registered_on: card.startsOn,
      blocked: 'no',
    },
  ],
  contracts: ({ row, contract }, ids) =>
    contract
      ? [
          {
            contract_id: ids.contract(row),
            card_id: ids.card(row),
            starts_on: contract.startsOn,
            paid_instalments: String(contract.paid),
            next_due_on: addMonths(contract.startsOn, contract.paid),
            instalment_amount: '6.90',
            token: contract.token,
            payment_card_brand: 'Visa',
            payment_card_last_four: contract.lastFour,
            payment_card_expires: '2031-08',
          },
        ]
      : [],
  visits: (person, ids, given) =>
    generatedVisits(person, given).map(({ museum, day }, at) => ({
      visit_id: ids.visit(person.row, at),
      card_id: ids.card(person.row),
      museum,
      visited_on: day,
    })),
};

type Ids = {
  person(row: number): string;
  card(row: number): string;
  contract(row: number): string;
  visit(row: number, at: number): string;
};
const IDS: Record<Form, Ids> = {
  canonical: {
    person: (row) => `p-${row}`,
    card: (row) => `c-${row}`,
    contract: (row) => `m-${row}`,
    visit: (row, at) => `v-${row}-${at}`,
  },
  salesforce: {
    person: (row) => salesforceId('001', row),
    card: (row) => salesforceId('02i', row),
    contract: (row) => salesforceId('a0C', row),
    visit: (row, at) => salesforceId('a0V', row * 100 + at),
  },
};

/** Constant columns of the other system. */
const ALWAYS: Partial<Record<GeneratedKind, Cells>> = {
  people: { IsPersonAccount: 'true', RecordTypeId: '0121t000000SxYzAAK' },
  cards: { Status: 'Registered' },
};

type Wanted = Generated & { count: number; form: Form; isClean?: boolean };

/** A file line by line: never held in memory as a whole. */
export function* generatedFile(kind: GeneratedKind, wanted: Wanted): Generator<string> {
  const { count, form, seed, isClean = false } = wanted;
  const columns = IMPORT_COLUMNS[kind].flatMap(({ name, salesforce }) => {
    const header = form === 'canonical' ? name : salesforce;
    return header ? [{ name, header }] : [];
  });
  const more = form === 'canonical' ? {} : (ALWAYS[kind] ?? {});
  yield csvLine([...columns.map(({ header }) => header), ...Object.keys(more)]);
  for (let row = 0; row < count; row++) {
    const dirt = isClean ? null : dirtOf(row, seed);
    const person = generatedPerson(row, wanted);
    for (const [at, cells] of ROWS[kind](person, IDS[form], wanted).entries()) {
      const spoilt =
        at === 0 && dirt?.kind === kind ? spoil(kind, cells, dirt, wanted, row) : cells;
      yield csvLine([...columns.map(({ name }) => spoilt[name] ?? ''), ...Object.values(more)]);
    }
  }
}

function spoil(kind: GeneratedKind, cells: Cells, dirt: Dirt, wanted: Wanted, row: number): Cells {
  const before = () => ROWS[kind](generatedPerson(row - 1, wanted), IDS[wanted.form], wanted)[0];
  const cell = dirt.cell === 'ofRowBefore' ? (before()?.[dirt.column] ?? '') : dirt.cell;
  return { ...cells, [dirt.column]: cell };
}
