import { expect, test } from 'vitest';
import type { Mapping } from '../import-data.ts';
import {
  fillingOf,
  fitted,
  missingColumns,
  readWords,
  savable,
  unusedHeaders,
  withFilling,
  withOnly,
  withWords,
  writeWords,
} from './mapping-draft.ts';

const mapping: Mapping = {
  encoding: 'utf-8',
  separator: ',',
  dateFormat: 'ymd',
  columns: {
    person_id: { from: 'Id', constant: null, words: {} },
    language: { from: 'Kieli', constant: null, words: { suomi: 'fi' } },
  },
  only: { column: 'IsPersonAccount', values: ['true'] },
};

test('another header keeps the words, nothing at all takes them along', () => {
  const other = withFilling(mapping, 'language', { from: 'Language', constant: null });
  const none = withFilling(mapping, 'language', { from: null, constant: null });

  expect(other.columns.language).toEqual({
    from: 'Language',
    constant: null,
    words: { suomi: 'fi' },
  });
  expect(Object.keys(none.columns)).toEqual(['person_id']);
  expect(fillingOf(none, 'language')).toMatchObject({ from: null, constant: null });
});

test('the same text in every row needs no header, and has no words', () => {
  const filled = withFilling(mapping, 'language', { from: null, constant: 'sv' });

  expect(filled.columns.language).toEqual({ from: null, constant: 'sv', words: {} });
});

test('words are read line by line; half a line is not taken', () => {
  const typed = ' suomi = fi\nsvenska=sv\nEnglish (US) = en\n= nothing\nhalf\n\n';

  expect(readWords(typed)).toEqual({ suomi: 'fi', svenska: 'sv', 'English (US)': 'en' });
  expect(readWords(writeWords(readWords(typed)))).toEqual(readWords(typed));
  expect(withWords(mapping, 'language', typed).columns.language?.words).toEqual(readWords(typed));
  expect(withWords(mapping, 'phone', typed)).toEqual(mapping);
});

test('only some rows: values with commas, and none is all of them', () => {
  expect(withOnly(mapping, 'Type', ' a, ,b ').only).toEqual({ column: 'Type', values: ['a', 'b'] });
  expect(withOnly(mapping, 'Type', ' , ').only).toBeNull();
  expect(withOnly(mapping, '', 'a').only).toBeNull();
});

test('a mapping of another file gives what this one has', () => {
  const taken = fitted(mapping, ['Id', 'Name']);

  expect(Object.keys(taken.columns)).toEqual(['person_id']);
  expect(taken.only).toBeNull();
});

test('says what is missing and what stays behind', () => {
  const columns = [
    { name: 'person_id', isRequired: true },
    { name: 'first_name', isRequired: true },
    { name: 'phone', isRequired: false },
  ];

  expect(missingColumns(mapping, columns)).toEqual(['first_name']);
  expect(unusedHeaders(mapping, ['Id', 'Kieli', 'IsPersonAccount', 'Fax'])).toEqual(['Fax']);
});

test('a text for every row that was left empty is not sent', () => {
  const begun = withFilling(mapping, 'language', { from: null, constant: '' });

  expect(fillingOf(begun, 'language').constant).toBe('');
  expect(Object.keys(savable(begun).columns)).toEqual(['person_id']);
});
