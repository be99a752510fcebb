import { describe, expect, test } from 'vitest';
import { HOSTILE_PATHS } from '../../test/hostile-paths.ts';
import { returnPath } from './return-path.ts';

const PAGES = ['/', '/oma', '/osta/itselle', '/osta/itselle/abc', '/sv/mitt', '/evil.example'];
const isPage = (path: string) => PAGES.includes(path);

describe('return path', () => {
  test.each([
    '/',
    '/oma',
    '/sv/mitt',
    '/osta/itselle?c__step=1',
    '/osta/itselle/abc?c__step=1&utm_source=x&utm_campaign=kesa%20loma',
    '/oma?a=b?c',
    '/oma?next=%2Ffoo%2Fbar',
    '/oma?tags[]=a|b',
    '/oma?',
    '/oma?x=%C3%A4',
    `/oma?${'x'.repeat(507)}`,
  ])('keeps %s with its whole query', (path) => {
    expect(returnPath(path, isPage)).toBe(path);
  });
});

describe('hostile return path', () => {
  test('is tested with at least 80 different values', () => {
    expect(HOSTILE_PATHS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(HOSTILE_PATHS).size).toBe(HOSTILE_PATHS.length);
  });

  test.each(HOSTILE_PATHS.map((value) => [String(value).slice(0, 60), value]))(
    '%j falls back to the front page',
    (_, value) => {
      expect(returnPath(value, isPage)).toBe('/');
    },
  );

  test.each(HOSTILE_PATHS.map((value) => [String(value).slice(0, 60), value]))(
    '%j stays on our host even when every path counts as a page',
    (_, value) => {
      const path = returnPath(value, () => true);

      expect(new URL(path, 'https://kortti.example').origin).toBe('https://kortti.example');
      expect(path).toMatch(/^\/(?![/\\])/);
    },
  );
});
