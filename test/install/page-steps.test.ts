import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../server/base/project-root.ts';
import { EXAMPLES } from './own-values.ts';
import { stepsOf, withOwnValues } from './page-steps.ts';

const page = readFileSync(path.join(projectRoot, 'docs/installing.md'), 'utf8');

test('the headings lead from an empty machine to an alert, in order', () => {
  const headings = stepsOf(page).map(({ heading }) => heading.slice(0, 2));
  expect([...new Set(headings)]).toEqual(['1.', '2.', '3.', '4.', '5.', '6.']);
});

test('every replaced example is on the page', () => {
  const own = Object.fromEntries(EXAMPLES.map((example) => [example, 'own']));
  expect(() => withOwnValues(stepsOf(page), own)).not.toThrow();
  expect(() => withOwnValues(stepsOf(page), { 'no such thing': 'own' })).toThrow('no such thing');
});

test('only blocks marked as steps are run', () => {
  const document = '## 1. A\n```sh\none\n```\ntext\n```\nnot this\n```\n## 2. B\n```sh\ntwo\n```\n';
  expect(stepsOf(document)).toEqual([
    { heading: '1. A', script: 'one\n' },
    { heading: '2. B', script: 'two\n' },
  ]);
});
