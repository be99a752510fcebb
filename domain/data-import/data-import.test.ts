import { describe, expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { cardValidity } from '../card/card-validity.ts';
import { checkRow } from './check-row.ts';
import { ColumnCount } from './column-profile.ts';
import { guessDateFormat, guessEncoding, guessSeparator } from './file-guess.ts';
import { IMPORT_COLUMNS } from './import-columns.ts';
import type { ImportKind } from './import-kinds.ts';
import { importedEntry } from './imported-time.ts';
import { fittingPreset } from './presets.ts';
import {
  readCents,
  readCountry,
  readDay,
  readExpiry,
  readLanguage,
  readWhole,
  readYesNo,
} from './read-cell.ts';

const bytes = (text: string, encoding: BufferEncoding) =>
  new Uint8Array(Buffer.from(text, encoding));

describe('file guess', () => {
  test.each([
    ['utf-8', bytes('nimi;Öhman\n', 'utf8')],
    ['utf-8', bytes('\uFEFFnimi;Öhman\n', 'utf8')],
    // cut in the middle of a character
    ['utf-8', bytes('Öhman Ö', 'utf8').slice(0, -1)],
    ['windows-1252', bytes('nimi;Öhman\n', 'latin1')],
    ['utf-8', bytes('€ 😀 ä', 'utf8')],
    // Invalid UTF-8: a bad first byte, one byte too many, one too few, a bad continuation byte.
    ['windows-1252', new Uint8Array([0x61, 0xc1, 0x80])],
    ['windows-1252', new Uint8Array([0x61, 0xf5, 0x80, 0x80, 0x80])],
    ['windows-1252', new Uint8Array([0x61, 0x80])],
    ['windows-1252', new Uint8Array([0xe2, 0x82, 0x61])],
    ['windows-1252', new Uint8Array([0xc3, 0xc0])],
    ['windows-1252', new Uint8Array([0xc3, 0x7f])],
    ['windows-1252', new Uint8Array([0xc3, 0xbf, 0xbf])],
    ['utf-8', new Uint8Array([0xc2, 0x80, 0xdf, 0xbf, 0xe0, 0xa0, 0x80, 0xf0, 0x9f, 0x98, 0x80])],
    ['utf-8', new Uint8Array([0xef, 0xbf, 0xbf, 0xf4, 0x8f, 0xbf, 0xbf, 0x7f])],
    ['utf-16be', new Uint8Array([0xfe, 0xff, 0, 0x61])],
    ['utf-16le', new Uint8Array([0xff, 0xfe, 0x61, 0])],
    ['utf-8', new Uint8Array([])],
    // Scattered zero bytes are not an encoding.
    ['utf-8', bytes(`${'nimi;nimi'.repeat(4)}\0\0`, 'utf8')],
    ['utf-16le', bytes('\uFEFFnimi;Öhman\n', 'utf16le')],
    ['utf-16le', bytes('nimi;Öhman\n', 'utf16le')],
    ['utf-16be', bytes('nimi;Öhman\n', 'utf16le').map((_, at, all) => all[at ^ 1] ?? 0)],
  ] as const)('recognises the encoding %s', (encoding, content) => {
    expect(guessEncoding(content)).toBe(encoding);
  });

  test.each([
    ['a,b,c', ','],
    ['a;b;"c,d,e,f"', ';'],
    ['a\tb', '\t'],
    ['a|b|c', '|'],
    ['alone', ','],
    ['a,"b""c;d;e;f",g', ','],
    ['a,b;c', ','],
  ])('finds the separator of %s', (line, separator) => {
    expect(guessSeparator(line)).toBe(separator);
  });

  test.each([
    [['2026-01-31'], 'ymd'],
    [['31.1.2026'], 'dmy'],
    [['01/02/2026', '02/13/2026'], 'mdy'],
    [['01/02/2026', '13/02/2026'], 'dmy'],
    [['Katu 1', ''], 'ymd'],
    [['12.12.2026'], 'dmy'],
    [[' 1/13/2026 '], 'mdy'],
    [['13-1-2026'], 'dmy'],
    [['1.1.20261'], 'ymd'],
    [['x1.1.2026'], 'ymd'],
  ] as const)('finds the date format of %j', (values, format) => {
    expect(guessDateFormat(values)).toBe(format);
  });
});

describe('cell parser', () => {
  test.each([
    ['2026-11-18', 'ymd', '2026-11-18'],
    ['20261118', 'ymd', '2026-11-18'],
    ['18.11.2026', 'dmy', '2026-11-18'],
    ['11/18/2026', 'mdy', '2026-11-18'],
    ['8.1.2026 12:00', 'dmy', '2026-01-08'],
    // an instant late in the evening UTC is the next day in Finland
    ['2026-03-01T22:30:00.000+0000', 'ymd', '2026-03-02'],
    ['2026-03-01T22:30:00Z', 'ymd', '2026-03-02'],
    ['2026-03-01 22:30', 'ymd', '2026-03-01'],
    ['2026-02-30', 'ymd', null],
    ['31.2.2026', 'dmy', null],
    ['18.11.2026', 'ymd', null],
    ['2026-03-01Tnonsense', 'ymd', null],
    ['yesterday', 'dmy', null],
    ['1/2/2026', 'mdy', '2026-01-02'],
    ['1-2-2026', 'dmy', '2026-02-01'],
    ['1.2.2026T10:00', 'dmy', '2026-02-01'],
    ['1.2.20266', 'dmy', null],
    ['x1.2.2026', 'dmy', null],
    ['202611181', 'ymd', null],
    ['2026-11-18x', 'ymd', null],
    ['2026-13-01T10:00:00Z', 'ymd', null],
    ['2026-03-01T21:59:59Z', 'ymd', '2026-03-01'],
    ['2026-03-01T22:00:00Z', 'ymd', '2026-03-02'],
    ['2026-03-02T00:30:00+04:00', 'ymd', '2026-03-01'],
    ['2026-03-01T17:30:00-05:30', 'ymd', '2026-03-02'],
    ['2026-03-01T16:29-05:30', 'ymd', '2026-03-01'],
    ['2026-03-01T16:30-0530', 'ymd', '2026-03-02'],
  ] as const)('reads the date %s as %s', (text, format, day) => {
    expect(readDay(text, format)).toBe(day);
  });

  test('reads sums, words and months', () => {
    expect(
      ['1079,05EUR', '1079,05 eur', '079', 'EUR 5', '1234567', '5,123'].map(readCents),
    ).toEqual([107905, 107905, 7900, null, null, null]);
    expect(['12', '12.0', '12,00', '1.5', 'x1', '1x', '1234567890', ''].map(readWhole)).toEqual([
      12,
      12,
      12,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([' ax ', '', 'se', 'XX'].map(readCountry)).toEqual(['FI', 'FI', 'SE', null]);
    expect(['x', 'J', 'nej', 'e', 'y '].map(readYesNo)).toEqual([true, true, false, false, null]);
    expect(['79', '79,00', '1 079.5 €', '7.900', '-1', ''].map(readCents)).toEqual([
      7900,
      7900,
      107950,
      null,
      null,
      null,
    ]);
    expect(['Kyllä', 'TRUE', '0', '', 'maybe'].map(readYesNo)).toEqual([
      true,
      true,
      false,
      false,
      null,
    ]);
    expect(['08/28', '2028-8', '08/2028', '13/28', ''].map(readExpiry)).toEqual([
      '2028-08',
      '2028-08',
      '2028-08',
      null,
      '',
    ]);
    expect(
      ['2028/08', '1-28', '00/28', '12/28', '8/1928', 'x8/28', '2028-08x'].map(readExpiry),
    ).toEqual(['2028-08', '2028-01', null, '2028-12', null, null, null]);
    expect(['', 'sv_FI', 'English', 'de'].map(readLanguage)).toEqual(['fi', 'sv', 'en', null]);
    expect(['fi-FI', 'SUOMI', 'finnish', 'fix', 'xfi'].map(readLanguage)).toEqual([
      'fi',
      'fi',
      'fi',
      null,
      null,
    ]);
    expect(['se', 'svenska', 'ruotsi', 'svx', 'xse'].map(readLanguage)).toEqual([
      'sv',
      'sv',
      'sv',
      null,
      null,
    ]);
    expect(['en', 'EN_GB', 'englanti', 'engelska', 'enx', 'xen'].map(readLanguage)).toEqual([
      'en',
      'en',
      'en',
      'en',
      null,
      null,
    ]);
  });
});

const context = {
  today: localDate('2027-03-01'),
  dateFormat: 'ymd' as const,
  museums: new Map([['ateneum', 'id-of-it']]),
};
const PERSON = {
  person_id: '0015g00000XyZ1aAAB',
  email: 'Aino@Example.FI ',
  first_name: 'Aino',
  last_name: 'Lahtinen',
};
const CARD = {
  card_id: 'c',
  person_id: 'p',
  customer_number: '1234 5678 9012',
  starts_on: '2026-10-01',
  valid_until: '2027-10-01',
};

describe('row check by the rules of the portal', () => {
  test('returns the row as it will be stored', () => {
    expect(checkRow('people', { ...PERSON, phone: '040 123-4567' }, context)).toMatchObject({
      outerId: '0015g00000XyZ1aAAB',
      fields: {
        email: 'aino@example.fi',
        phone: '+358401234567',
        language: 'fi',
        newsletter: false,
        city: null,
      },
    });
    expect(checkRow('cards', CARD, context)).toMatchObject({
      fields: { customer_number: '123456789012' },
    });
  });

  test.each<[ImportKind, Record<string, string>, string, string[]]>([
    ['people', { ...PERSON, email: 'nobody' }, 'badField', ['email']],
    ['people', { ...PERSON, last_name: '' }, 'missing', ['last_name']],
    ['people', { ...PERSON, first_name: 'A1no' }, 'badField', ['first_name']],
    ['people', { ...PERSON, city: 'Turku' }, 'missing', ['street_address', 'zip_code']],
    ['people', { ...PERSON, person_id: 'with space' }, 'badOuterId', ['person_id']],
    ['people', { ...PERSON, first_name: 'A\uD800no' }, 'brokenText', ['first_name']],
    ['people', { ...PERSON, first_name: 'A\0no' }, 'brokenText', ['first_name']],
    // bytes in another encoding than declared
    ['people', { ...PERSON, last_name: '\uFFFDhman' }, 'brokenText', ['last_name']],
    ['people', { ...PERSON, first_name: 'A'.repeat(1_000_000) }, 'tooLong', ['first_name']],
    [
      'cards',
      { ...CARD, customer_number: '1234567890123456' },
      'badCustomerNumber',
      ['customer_number'],
    ],
    ['cards', { ...CARD, valid_until: '2026-09-30' }, 'outOfRange', ['valid_until']],
    ['cards', { ...CARD, starts_on: '2027-03-02' }, 'outOfRange', ['starts_on']],
    ['cards', { ...CARD, valid_until: '' }, 'noTime', ['starts_on', 'valid_until']],
    ['cards', { ...CARD, valid_until: '1.10.2027' }, 'notADay', ['valid_until']],
    [
      'visits',
      { visit_id: 'v', card_id: 'c', museum: 'Louvre', visited_on: '2026-01-01' },
      'unknownMuseum',
      ['museum'],
    ],
    [
      'gifts',
      {
        gift_id: 'g',
        customer_number: '123456789012',
        activation_code: 'short',
        bought_on: '2026-12-01',
      },
      'badCode',
      ['activation_code'],
    ],
    [
      'contracts',
      {
        contract_id: 'm',
        card_id: 'c',
        starts_on: '2026-10-01',
        paid_instalments: '5',
        next_due_on: '2027-02-28',
        instalment_amount: '6.90',
      },
      'outOfRange',
      ['next_due_on'],
    ],
  ])('%s %j: %s', (kind, cells, why, columns) => {
    expect(checkRow(kind, cells, context)).toMatchObject({ why, columns });
  });

  test.each([
    ['2026-10-01', '2027-10-01', 12, 0],
    ['2024-02-29', '2025-02-28', 12, 0],
    ['2026-10-01', '2027-09-30', 0, 364],
  ])('a period from %s to %s includes both days', (startsOn, validUntil, months, days) => {
    const entry = importedEntry('import:x:1', {
      startsOn: localDate(startsOn),
      validUntil: localDate(validUntil),
    });
    expect(entry).toMatchObject({ months, days });
    expect(cardValidity(entry ? [entry] : [])).toMatchObject({ startsOn, validUntil });
  });
});

describe('mapping proposal', () => {
  test.each([
    ['canonical:visits', 'visits', IMPORT_COLUMNS.visits.map(({ name }) => name)],
    [
      'salesforce:people',
      'people',
      ['Id', 'IsPersonAccount', 'FirstName', 'LastName', 'PersonEmail'],
    ],
    [
      'woocommerce:people',
      'people',
      ['customer_id', 'billing_email', 'billing_first_name', 'billing_last_name'],
    ],
  ] as const)('%s', (id, kind, headers) => {
    expect(fittingPreset(kind, headers)?.id).toBe(id);
  });

  test('knows most of the required columns, then most columns', () => {
    const own = ['person_id', 'first_name', 'last_name'];
    expect(fittingPreset('people', [...own, 'Id', 'FirstName'])?.id).toBe('canonical:people');
    const both = ['Id', 'FirstName', 'LastName', ...own];
    expect(fittingPreset('people', [...both, 'PersonEmail'])?.id).toBe('salesforce:people');
    expect(fittingPreset('people', [...both, 'email', 'city'])?.id).toBe('canonical:people');
  });

  test('is made only where something fits', () => {
    expect(fittingPreset('people', ['x', 'y'])).toBeNull();
  });
});

describe('column profile', () => {
  test('reveals no personal data', () => {
    const count = new ColumnCount('Name');
    for (const value of ['Aino Lahtinen', 'aino@example.fi', '2026-01-31', '']) count.add(value);
    expect(count.profile()).toMatchObject({
      fillRate: 0.75,
      distinct: 3,
      samples: ['Ain… (13)', 'a•••o@example.fi', '2026-01-31'],
    });
  });

  test('counts length and distinct values without growing with the file', () => {
    const count = new ColumnCount('Name');
    for (let at = 0; at < 1_100; at += 1) count.add(` value ${at} `);
    count.add('');
    count.add('v'.repeat(150));
    expect(count.profile()).toMatchObject({
      name: 'Name',
      distinct: 1_000,
      isMore: true,
      longest: 150,
    });
    expect([...count.values()]).toHaveLength(1_000);
    const known = new ColumnCount('Name');
    for (let at = 0; at < 2_000; at += 1) known.add(`value ${at % 1_000}`);
    expect(known.profile()).toMatchObject({ distinct: 1_000, isMore: false, fillRate: 1 });
    expect(new ColumnCount('Name').profile()).toMatchObject({
      fillRate: 0,
      distinct: 0,
      samples: [],
    });
  });

  test('shortens values where many are distinct, or hardly any repeats', () => {
    const samplesOf = (values: string[]) => {
      const count = new ColumnCount('Name');
      for (const value of values) count.add(value);
      return count.profile().samples;
    };
    const names = Array.from({ length: 13 }, (_, at) => `Nimi${at}`);
    expect(samplesOf([...names, ...names, ...names])[0]).toBe('Nim… (5)');
    const twelve = names.slice(1);
    expect(samplesOf([...twelve, ...twelve, ...twelve])[0]).toBe('Nimi1');
    expect(samplesOf(['Aino', 'Aino'])).toEqual(['Ain… (4)']);
    expect(samplesOf(['Aino', 'Aino', 'Aino'])).toEqual(['Aino']);
    expect(samplesOf(['Eva', '😀😀😀'])).toEqual(['Eva', '😀😀😀']);
    expect(samplesOf(['31.1.2026 12:00:00 and much more of it than that'])).toEqual([
      '31.1.2026 12:00:00 and much mo',
    ]);
    expect(samplesOf(['x 31.1.2026'])).toEqual(['x 3… (11)']);
  });

  test("keeps a system's words as they are, and no secret at all", () => {
    const status = new ColumnCount('Status');
    const token = new ColumnCount('Payment_Token__c');
    for (let at = 0; at < 10; at += 1) {
      status.add(at % 2 ? 'Installed' : 'Obsolete');
      token.add(`tok_${at}`);
    }
    expect(status.profile().samples).toEqual(['Obsolete', 'Installed']);
    expect(token.profile().samples).toEqual([]);
  });
});
