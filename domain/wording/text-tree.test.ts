import { expect, test } from 'vitest';
import { leavesOf, reword, rewordingOf } from './text-tree.ts';

const shipped = {
  title: 'Otsikko',
  steps: ['yksi', 'kaksi'],
  held: { until: '{0} asti', open: 'Avaa' },
};

test('every text has a path, also within a list', () => {
  expect(leavesOf(shipped)).toEqual([
    ['title', 'Otsikko'],
    ['steps.0', 'yksi'],
    ['steps.1', 'kaksi'],
    ['held.until', '{0} asti'],
    ['held.open', 'Avaa'],
  ]);
});

test('texts by their paths stand in the place of the shipped ones, and of nothing else', () => {
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

test('nothing reworded is the same object', () => {
  expect(reword(shipped, undefined)).toBe(shipped);
  expect(reword(shipped, rewordingOf([['title', 'Uusi']])).held).toBe(shipped.held);
});
