import { expect, test } from 'vitest';
import { leavesOf, reword, rewordingOf } from './text-tree.ts';

const shipped = {
  title: 'Otsikko',
  steps: ['yksi', 'kaksi'],
  held: { until: '{0} asti', open: 'Avaa' },
};

test('every text has a path, including those in lists', () => {
  expect(leavesOf(shipped)).toEqual([
    ['title', 'Otsikko'],
    ['steps.0', 'yksi'],
    ['steps.1', 'kaksi'],
    ['held.until', '{0} asti'],
    ['held.open', 'Avaa'],
  ]);
});

test('overrides replace the default texts at their paths, and nothing else', () => {
  const own = rewordingOf([
    ['steps.1', 'toinen'],
    ['held.open', 'Näytä'],
    ['gone', 'ei ole'],
    ['title.deeper', 'ei ole'],
  ]);

  expect(reword(shipped, own)).toEqual({
    title: 'Otsikko',
    steps: ['yksi', 'toinen'],
    held: { until: '{0} asti', open: 'Näytä' },
  });
  expect(shipped.steps).toEqual(['yksi', 'kaksi']);
});

test('unchanged texts are the same object', () => {
  expect(reword(shipped, undefined)).toBe(shipped);
  expect(reword(shipped, rewordingOf([['title', 'Uusi']])).held).toBe(shipped.held);
});
