import { expect, test } from 'vitest';
import { markOf, openText, sealText } from './sealed-text.ts';

const key = 'k'.repeat(32);

test('a sealed text opens with its key and shows nothing without it', () => {
  const sealed = sealText(key, '798b445a-2216-46b7-ad1a-000f40ced6e8');

  expect(openText(key, sealed)).toBe('798b445a-2216-46b7-ad1a-000f40ced6e8');
  expect(sealed.toString('latin1')).not.toContain('798b445a');
  expect(() => openText('x'.repeat(32), sealed)).toThrow();
});

test('two seals of one text differ, their marks do not', () => {
  expect(sealText(key, 'token')).not.toEqual(sealText(key, 'token'));
  expect(markOf(key, 'token')).toEqual(markOf(key, 'token'));
  expect(markOf(key, 'token')).not.toEqual(markOf('x'.repeat(32), 'token'));
});

test.each([0, 1, 13, 29])('a seal that was changed at byte %i does not open', (index) => {
  const sealed = sealText(key, 'token');
  sealed[index] = (sealed[index] as number) ^ 1;

  expect(() => openText(key, sealed)).toThrow();
});
