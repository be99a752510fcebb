import { addMonths } from '../../domain/base/local-date.ts';
import { IMPORT_COLUMNS } from '../../domain/data-import/import-kinds.ts';
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

/** Header of the other system for each canonical column, and its constant columns. */
const SALESFORCE: Record<GeneratedKind, { headers: Cells; always: Cells }> = {
  people: {
    headers: {
      person_id: 'Id',
      email: 'PersonEmail',
      first_name: 'FirstName',
      last_name: 'LastName',
      year_of_birth: 'Year_of_Birth__pc',
      language: 'Language__pc',
      phone: 'PersonMobilePhone',
      street_address: 'PersonMailingStreet',
      zip_code: 'PersonMailingPostalCode',
      city: 'PersonMailingCity',
      newsletter: 'Newsletter__pc',
      created_on: 'CreatedDate',
    },
    always: { IsPersonAccount: 'true', RecordTypeId: '0121t000000SxYzAAK' },
  },
  cards: {
    headers: {
      card_id: 'Id',
      person_id: 'AccountId',
      customer_number: 'SerialNumber',
      starts_on: 'InstallDate',
      valid_until: 'UsageEndDate',
      registered_on: 'PurchaseDate',
    },
    always: { Status: 'Registered' },
  },
  contracts: {
    headers: {
      contract_id: 'Id',
      card_id: 'Asset__c',
      starts_on: 'Start_Date__c',
      paid_instalments: 'Paid_Instalments__c',
      next_due_on: 'Next_Due_Date__c',
      instalment_amount: 'Instalment_Amount__c',
      token: 'Payment_Token__c',
      payment_card_brand: 'Card_Brand__c',
      payment_card_last_four: 'Card_Last_Four__c',
      payment_card_expires: 'Card_Expires__c',
    },
    always: {},
  },
  visits: {
    headers: {
      visit_id: 'Id',
      card_id: 'Asset__c',
      museum: 'Museum_Name__c',
      visited_on: 'Visit_Date__c',
    },
    always: {},
  },
};

type Wanted = Generated & { count: number; form: Form; isClean?: boolean };

/** A file line by line: never held in memory as a whole. */
export function* generatedFile(kind: GeneratedKind, wanted: Wanted): Generator<string> {
  const { count, form, seed, isClean = false } = wanted;
  const columns = IMPORT_COLUMNS[kind].map(({ name }) => name);
  const { headers, always } = SALESFORCE[kind];
  const shown = form === 'canonical' ? columns : columns.filter((name) => headers[name]);
  const more = form === 'canonical' ? {} : always;
  yield csvLine([
    ...shown.map((name) => (form === 'canonical' ? name : (headers[name] ?? name))),
    ...Object.keys(more),
  ]);
  for (let row = 0; row < count; row++) {
    const dirt = isClean ? null : dirtOf(row, seed);
    const person = generatedPerson(row, wanted);
    for (const [at, cells] of ROWS[kind](person, IDS[form], wanted).entries()) {
      const spoilt =
        at === 0 && dirt?.kind === kind ? spoil(kind, cells, dirt, wanted, row) : cells;
      yield csvLine([...shown.map((name) => spoilt[name] ?? ''), ...Object.values(more)]);
    }
  }
}

function spoil(kind: GeneratedKind, cells: Cells, dirt: Dirt, wanted: Wanted, row: number): Cells {
  const before = () => ROWS[kind](generatedPerson(row - 1, wanted), IDS[wanted.form], wanted)[0];
  const cell = dirt.cell === 'ofRowBefore' ? (before()?.[dirt.column] ?? '') : dirt.cell;
  return { ...cells, [dirt.column]: cell };
}
