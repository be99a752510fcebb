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

test('another header keeps the translations, no header removes them', () => {
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

test('a constant text needs no header and has no translations', () => {
  const filled = withFilling(mapping, 'language', { from: null, constant: 'sv' });

  expect(filled.columns.language).toEqual({ from: null, constant: 'sv', words: {} });
});

test('translations are parsed by line; incomplete lines are ignored', () => {
  const typed = ' suomi = fi\nsvenska=sv\nEnglish (US) = en\n= nothing\nhalf\n\n';

  expect(readWords(typed)).toEqual({ suomi: 'fi', svenska: 'sv', 'English (US)': 'en' });
  expect(readWords(writeWords(readWords(typed)))).toEqual(readWords(typed));
  expect(withWords(mapping, 'language', typed).columns.language?.words).toEqual(readWords(typed));
  expect(withWords(mapping, 'phone', typed)).toEqual(mapping);
});

test('a row filter has comma-separated values; an empty one keeps all rows', () => {
  expect(withOnly(mapping, 'Type', ' a, ,b ').only).toEqual({ column: 'Type', values: ['a', 'b'] });
  expect(withOnly(mapping, 'Type', ' , ').only).toBeNull();
  expect(withOnly(mapping, '', 'a').only).toBeNull();
});

test('a mapping of another file applies to the columns that exist', () => {
  const taken = fitted(mapping, ['Id', 'Name']);

  expect(Object.keys(taken.columns)).toEqual(['person_id']);
  expect(taken.only).toBeNull();
});

test('a mapping reports required columns without a source, and headers that nothing uses', () => {
  const columns = [
    { name: 'person_id', isRequired: true },
    { name: 'first_name', isRequired: true },
    { name: 'phone', isRequired: false },
  ];

  expect(missingColumns(mapping, columns)).toEqual(['first_name']);
  expect(unusedHeaders(mapping, ['Id', 'Kieli', 'IsPersonAccount', 'Fax'])).toEqual(['Fax']);
});

test('an empty constant text is not sent', () => {
  const begun = withFilling(mapping, 'language', { from: null, constant: '' });

  expect(fillingOf(begun, 'language').constant).toBe('');
  expect(Object.keys(savable(begun).columns)).toEqual(['person_id']);
});
