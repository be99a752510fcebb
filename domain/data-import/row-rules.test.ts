import { describe, expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { checkRow } from './check-row.ts';
import type { ImportKind } from './import-kinds.ts';

const context = {
  today: localDate('2027-03-01'),
  dateFormat: 'ymd' as const,
  museums: new Map([['ateneum', 'id-of-it']]),
};
const ADDRESS = { street_address: 'Katu 1', zip_code: '20100', city: 'Turku' };
const NO_ADDRESS = { street_address: '', zip_code: '', city: '' };
/** Valid rows with a value in every column. */
const ROWS = {
  people: {
    person_id: 'p',
    email: 'aino@example.fi',
    first_name: 'Aino',
    last_name: 'Lahtinen',
    year_of_birth: '1980',
    language: 'sv',
    phone: '0401234567',
    ...ADDRESS,
    country: 'FI',
    newsletter: 'yes',
    created_on: '2020-01-31',
  },
  cards: {
    card_id: 'c',
    person_id: 'p',
    customer_number: '123456789012',
    starts_on: '2027-03-01',
    valid_until: '2028-03-01',
    waiting_months: '',
    registered_on: '2026-01-01',
    blocked: 'no',
  },
  companyOrders: {
    company_order_id: 'o',
    company_name: 'Kahvila Oy',
    business_id: '1234567-8',
    contact_first_name: 'Kaisa',
    contact_last_name: 'Kahvi',
    email: 'kaisa@example.fi',
    phone: '',
    billing_reference: 'PO 1',
    ...ADDRESS,
    country: '',
    language: '',
    unit_price: '79,00',
    ordered_on: '2026-12-01',
  },
  seats: {
    seat_id: 's',
    company_order_id: 'o',
    number: '1',
    card_id: '',
    customer_number: '123456789012',
    activation_code: 'SEAT1ABCD1',
    months: '',
    person_name: 'Aino',
    email: '',
    handed_out_on: '',
  },
  gifts: {
    gift_id: 'g',
    customer_number: '123456789012',
    activation_code: 'GIFT1ABCD',
    months: '',
    bought_on: '2027-03-01',
  },
  contracts: {
    contract_id: 'm',
    card_id: 'c',
    starts_on: '2026-10-01',
    paid_instalments: '5',
    next_due_on: '2027-03-01',
    instalment_amount: '6.90',
    token: 'secret',
    payment_card_brand: 'Visa',
    payment_card_last_four: '0123',
    payment_card_expires: '08/28',
  },
  visits: { visit_id: 'v', card_id: 'c', museum: 'ATENEUM', visited_on: '2027-03-01' },
  campaigns: {
    campaign_id: 'k',
    name: 'Kevät',
    code: ' kevat ',
    effect: 'percentOff',
    value: '10',
    purchase_kinds: '',
    billing_types: '',
    valid_from: '2027-01-01',
    valid_until: '2027-01-01',
    use_limit: '',
  },
} satisfies Record<ImportKind, Record<string, string>>;

const checked = (kind: ImportKind, cells: Record<string, string> = {}) =>
  checkRow(kind, { ...ROWS[kind], ...cells }, context);

describe('valid row is stored', () => {
  test.each<[ImportKind, Record<string, string>, object]>([
    ['people', {}, { language: 'sv', newsletter: true, city: 'Turku', year_of_birth: 1980 }],
    ['people', { year_of_birth: '1980-05-06' }, { year_of_birth: 1980 }],
    ['people', { phone: '00358 40 123.4567' }, { phone: '+358401234567' }],
    ['people', { language: '', ...NO_ADDRESS }, { language: 'fi', city: null }],
    ['people', { country: 'se', zip_code: '114 55' }, { country: 'SE', zip_code: '114 55' }],
    ['cards', {}, { starts_on: '2027-03-01', valid_until: '2028-03-01', blocked: false }],
    [
      'cards',
      { starts_on: '', valid_until: '', waiting_months: '1' },
      { waiting_months: 1, starts_on: null },
    ],
    ['cards', { starts_on: '', valid_until: '', waiting_months: '120' }, { waiting_months: 120 }],
    ['companyOrders', {}, { unit_price: 7_900, language: 'fi', billing_reference: 'PO 1' }],
    ['companyOrders', { unit_price: '0,01', language: 'en' }, { unit_price: 1, language: 'en' }],
    ['companyOrders', { unit_price: '10000' }, { unit_price: 1_000_000 }],
    ['seats', {}, { months: 12, number: 1, card_id: null }],
    ['seats', { months: '120', number: '5000' }, { months: 120, number: 5_000 }],
    ['gifts', {}, { months: 12, activation_code: 'GIFT1ABCD' }],
    ['gifts', { months: '1' }, { months: 1 }],
    ['contracts', {}, { paid_instalments: 5, next_due_on: '2027-03-01', instalment_amount: 690 }],
    ['contracts', { paid_instalments: '1', payment_card_last_four: '' }, { paid_instalments: 1 }],
    ['contracts', { paid_instalments: '11' }, { paid_instalments: 11 }],
    ['contracts', { instalment_amount: '0.01' }, { instalment_amount: 1 }],
    ['contracts', { instalment_amount: '10000' }, { instalment_amount: 1_000_000 }],
    ['visits', {}, { museum: 'id-of-it' }],
    [
      'campaigns',
      {},
      {
        code: 'KEVAT',
        purchase_kinds: 'standard gift renewal',
        billing_types: 'annually',
        use_limit: null,
      },
    ],
    ['campaigns', { value: '100', use_limit: '1' }, { value: 100, use_limit: 1 }],
    ['campaigns', { value: '1', billing_types: 'annually, monthly' }, { value: 1 }],
    ['campaigns', { effect: 'amountOff', value: '1000000' }, { value: 1_000_000 }],
    ['campaigns', { purchase_kinds: 'gift' }, { purchase_kinds: 'gift' }],
  ])('%s with %j', (kind, cells, fields) => {
    expect(checked(kind, cells)).toMatchObject({ fields });
  });

  test("without defaults: a person's home country, a company's missing address", () => {
    const fieldsOf = (kind: ImportKind, cells: Record<string, string>) =>
      Object.keys((checked(kind, cells) as { fields: object }).fields);
    expect(fieldsOf('people', { country: 'AX' })).not.toContain('country');
    expect(fieldsOf('people', { country: '' })).not.toContain('country');
    const bare = fieldsOf('companyOrders', NO_ADDRESS);
    for (const name of Object.keys(ADDRESS)) expect(bare).not.toContain(name);
    expect(fieldsOf('companyOrders', {})).toEqual(expect.arrayContaining(Object.keys(ADDRESS)));
  });
});

describe('invalid row reports its columns', () => {
  test.each<[ImportKind, Record<string, string>, string, string[]]>([
    ['people', { city: '' }, 'missing', ['city']],
    ['people', { year_of_birth: '2028' }, 'badField', ['year_of_birth']],
    ['people', { year_of_birth: '19800' }, 'badField', ['year_of_birth']],
    ['people', { phone: '+35840x' }, 'badField', ['phone']],
    ['people', { zip_code: '114 55' }, 'badField', ['zip_code']],
    ['people', { newsletter: 'maybe' }, 'notYesOrNo', ['newsletter']],
    ['people', { person_id: '' }, 'missing', ['person_id']],
    ['people', { person_id: 'p'.repeat(65) }, 'badOuterId', ['person_id']],
    ['people', { first_name: 'A'.repeat(1_001) }, 'tooLong', ['first_name']],
    ['people', { first_name: 'A'.repeat(1_000) }, 'badField', ['first_name']],
    ['cards', { person_id: 'ä' }, 'badOuterId', ['person_id']],
    ['cards', { waiting_months: '12' }, 'noTime', ['starts_on', 'waiting_months']],
    ['cards', { starts_on: '', waiting_months: '12' }, 'noTime', ['starts_on', 'waiting_months']],
    ['cards', { starts_on: '' }, 'noTime', ['starts_on', 'valid_until']],
    ...(['0', '121'] as const).map(
      (waiting_months): [ImportKind, Record<string, string>, string, string[]] => [
        'cards',
        { starts_on: '', valid_until: '', waiting_months },
        'outOfRange',
        ['waiting_months'],
      ],
    ),
    ['cards', { valid_until: '2027-03-01' }, 'outOfRange', ['valid_until']],
    ['cards', { valid_until: '2038-03-01' }, 'outOfRange', ['valid_until']],
    ['companyOrders', { street_address: '' }, 'missing', ['street_address']],
    ['companyOrders', { unit_price: '0' }, 'outOfRange', ['unit_price']],
    ['companyOrders', { unit_price: '10000,01' }, 'outOfRange', ['unit_price']],
    ['companyOrders', { business_id: '12' }, 'badField', ['business_id']],
    ['companyOrders', { company_name: 'A' }, 'badField', ['company_name']],
    ['companyOrders', { contact_last_name: '1' }, 'badField', ['contact_last_name']],
    ['seats', { number: '0' }, 'outOfRange', ['number']],
    ['seats', { number: '5001' }, 'outOfRange', ['number']],
    [
      'seats',
      { customer_number: '', activation_code: '' },
      'missing',
      ['customer_number', 'activation_code'],
    ],
    ['seats', { activation_code: '' }, 'missing', ['activation_code']],
    ['seats', { months: '121' }, 'outOfRange', ['months']],
    ['seats', { months: '0' }, 'outOfRange', ['months']],
    ['gifts', { bought_on: '2027-03-02' }, 'outOfRange', ['bought_on']],
    ['gifts', { months: '0' }, 'outOfRange', ['months']],
    ['gifts', { months: '121' }, 'outOfRange', ['months']],
    ['contracts', { paid_instalments: '0' }, 'outOfRange', ['paid_instalments']],
    ['contracts', { paid_instalments: '12' }, 'outOfRange', ['paid_instalments']],
    ['contracts', { instalment_amount: '0' }, 'outOfRange', ['instalment_amount']],
    ['contracts', { instalment_amount: '10000.01' }, 'outOfRange', ['instalment_amount']],
    ['contracts', { next_due_on: '2027-02-28' }, 'outOfRange', ['next_due_on']],
    ['contracts', { payment_card_last_four: '123' }, 'badField', ['payment_card_last_four']],
    ['contracts', { payment_card_last_four: '12345' }, 'badField', ['payment_card_last_four']],
    ['contracts', { payment_card_expires: '13/28' }, 'notADay', ['payment_card_expires']],
    ['visits', { visited_on: '2027-03-02' }, 'outOfRange', ['visited_on']],
    ['campaigns', { value: '0' }, 'outOfRange', ['value']],
    ['campaigns', { value: '101' }, 'outOfRange', ['value']],
    ['campaigns', { effect: 'amountOff', value: '1000001' }, 'outOfRange', ['value']],
    ['campaigns', { use_limit: '0' }, 'outOfRange', ['use_limit']],
    ['campaigns', { valid_until: '2026-12-31' }, 'outOfRange', ['valid_until']],
    [
      'campaigns',
      { effect: 'amountOff', billing_types: 'annually monthly' },
      'outOfRange',
      ['billing_types'],
    ],
  ])('%s with %j: %s', (kind, cells, why, columns) => {
    expect(checked(kind, cells)).toMatchObject({ why, columns });
  });

  test('with the found value only where it is not personal', () => {
    const foundIn = (kind: ImportKind, cells: Record<string, string>) => {
      const row = checked(kind, cells);
      return 'why' in row ? (row.found ?? null) : row;
    };
    expect(foundIn('visits', { museum: 'Louvre' })).toBe('Louvre');
    expect(foundIn('visits', { museum: 'L'.repeat(200) })).toBe('L'.repeat(100));
    expect(foundIn('visits', { museum: '' })).toBeNull();
    expect(foundIn('people', { language: 'de' })).toBe('de');
    expect(foundIn('people', { country: 'XX' })).toBe('XX');
    expect(foundIn('people', { first_name: 'A1no' })).toBeNull();
    expect(foundIn('people', { email: 'nobody' })).toBeNull();
    expect(foundIn('campaigns', { effect: 'free' })).toBe('free');
    expect(foundIn('campaigns', { purchase_kinds: 'gift sauna' })).toBe('gift sauna');
    expect(foundIn('campaigns', { billing_types: ',' })).toBe(',');
    expect(foundIn('campaigns', { effect: 'f'.repeat(200) })).toBe('f'.repeat(100));
  });

  test('with its id, unless the id is invalid', () => {
    expect(checked('visits', { museum: 'Louvre' })).toMatchObject({ outerId: 'v' });
    expect(checked('visits', { visit_id: ' v ', visited_on: '2027-03-02' })).toMatchObject({
      outerId: 'v',
    });
    expect(checked('visits', { visit_id: 'a b', museum: 'Louvre' })).toMatchObject({ outerId: '' });
  });
});
