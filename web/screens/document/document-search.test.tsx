import { expect, test } from 'vitest';
import { texts as en } from '../../texts/en/help.ts';
import { texts as fi } from '../../texts/fi/help.ts';
import { texts as sv } from '../../texts/sv/help.ts';
import { matchingSections } from './document-search.tsx';

test.each([
  ['puhelin katosi', 'lostPhone'],
  ['LAHJA perille', 'giftMissing'],
  ['elakelaiset', 'student'],
  ['kerran päivä', 'often'],
  ['verkkolasku', 'employer'],
  ['kuollut', 'death'],
])('%s finds the answer %s', (typed, id) => {
  expect(matchingSections(fi.sections, typed)).toContain(id);
});

test.each([
  ['peruutus', 'withdrawal'],
  ['eläkeläinen', 'student'],
  ['koira', 'companion'],
  ['hukassa', 'lost'],
  ['miten perun tilaukseni', 'withdrawal'],
  ['avustajalle', 'companion'],
  ['kuolemasta', 'death'],
])('the common question %s finds %s', (typed, id) => {
  expect(matchingSections(fi.sections, typed)).toContain(id);
});

test.each([
  [sv.sections, 'annullera', 'withdrawal'],
  [sv.sections, 'rabatten', 'student'],
  [en.sections, 'how do I cancel', 'withdrawal'],
  [en.sections, 'stolen phone', 'lostPhone'],
])('common questions find their answers in the other languages', (sections, typed, id) => {
  expect(matchingSections(sections, typed)).toContain(id);
});

test('an empty search finds everything, an unknown word nothing', () => {
  expect(matchingSections(fi.sections, '  ')).toHaveLength(Object.keys(fi.sections).length);
  expect(matchingSections(fi.sections, 'xyzzy')).toEqual([]);
});

test('every language answers the same questions', () => {
  expect(Object.keys(sv.sections)).toEqual(Object.keys(fi.sections));
  expect(Object.keys(en.sections)).toEqual(Object.keys(fi.sections));
});
