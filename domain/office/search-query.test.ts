import { expect, test } from 'vitest';
import { foldedWords } from './fold-word.ts';
import { parseSearchQuery, partOfAddress } from './search-query.ts';

const UUID = '8f14e45f-ceea-467f-a8d5-3c1f0e5a7b2d';
const word = (text: string) => ({ kind: 'word', word: text });
const phone = (end: string) => ({ kind: 'phone', end });
const digits = (text: string) => ({ kind: 'digits', digits: text });
const business = { kind: 'businessId', businessId: '3148614-2' };

test.each([
  ['Helmi Lahtinen', [word('helmi'), word('lahtinen')]],
  ['lahtinen, helmi', [word('lahtinen'), word('helmi')]],
  ['HÄMÄLÄINEN', [word('hamalainen')]],
  ['Lahtinen-Koski', [word('lahtinen'), word('koski')]],
  ['lahtinen 4861', [word('lahtinen'), digits('4861')]],
  ['2741 0388 6120 4861', [digits('2741038861204861')]],
  ['2741038861204861', [digits('2741038861204861')]],
  ['6120-4861', [digits('61204861')]],
  ['040 555 4861', [phone('405554861')]],
  ['040-5554861', [phone('405554861')]],
  ['+358 40 555 4861', [phone('358405554861')]],
  ['+358 (0)40 555 4861', [phone('358405554861')]],
  ['00358405554861', [phone('358405554861')]],
  ['+46 70 123 45 67', [phone('46701234567')]],
  ['Helmi 040 555 4861', [word('helmi'), phone('405554861')]],
  ['Helmi.Lahtinen@Posti.example', [{ kind: 'email', address: 'helmi.lahtinen@posti.example' }]],
  ['<helmi@posti.example>', [{ kind: 'email', address: 'helmi@posti.example' }]],
  ['3148614-2', [business]],
  ['3148614–2', [business]],
  ['FI31486142', [business]],
  ['31486142', [digits('31486142')]],
  ['MK104861', [{ kind: 'orderNumber', reference: 'MK104861' }]],
  ['mk 104861', [{ kind: 'orderNumber', reference: 'MK104861' }]],
  ['mk-104861', [{ kind: 'orderNumber', reference: 'MK104861' }]],
  ['104861', [digits('104861')]],
  [UUID.toUpperCase(), [{ kind: 'code', code: UUID, isUuid: true }]],
  ['a91f0bTx-77', [{ kind: 'code', code: 'a91f0bTx-77', isUuid: false }]],
  ['486', []],
  ['a', []],
  ['   ', []],
  ['%_\\', []],
  ["O'Neill", [word('neill')]],
])('search query for %s', (typed, terms) => {
  expect(parseSearchQuery(typed)).toMatchObject(terms);
  expect(parseSearchQuery(typed)).toHaveLength(terms.length);
});

test('search query reads a limited length of input', () => {
  expect(parseSearchQuery('sana '.repeat(10_000))).toHaveLength(6);
  expect(parseSearchQuery('9'.repeat(100_000))).toEqual([
    expect.objectContaining({ digits: '9'.repeat(120) }),
  ]);
});

test('search query splits words, without accents and duplicates', () => {
  expect(foldedWords('Åsa Öhman-Åsa Łukasz Ø. Strauß')).toEqual([
    'asa',
    'ohman',
    'lukasz',
    'strauss',
  ]);
});

test.each([
  ['Laht', 'laht'],
  ['@posti', '@posti'],
  ['helmi@', 'helmi@'],
  ['i.lahtinen', 'i.lahtinen'],
  [' maija1990 ', 'maija1990'],
  ['maija_90%', 'maija_90%'],
  ['la', null],
  ['@.a', null],
  ['a@b@c', null],
  ['helmi lahtinen', null],
  ['4861', null],
  ['040-555', null],
  ['MK104861', null],
  [UUID, null],
])('search query %s as part of an e-mail address: %s', (typed, part) => {
  expect(partOfAddress(typed)).toBe(part);
});
