import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { matchPath, pageNames, pathTo } from '../contract/pages.ts';
import { LANGUAGES } from '../domain/base/language.ts';
import { loadCode, manifestKeys } from './platform/load-place.ts';
import { BROKEN } from './platform/screen.ts';
import { pageOf } from './routes.ts';

const ROWS = pageNames().flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

describe.each(ROWS)('$name in $language', ({ name, language }) => {
  test('has a screen and texts, where the build will look for them', async () => {
    const { screen, texts } = await loadCode(pageOf(name), language);

    expect(screen.Screen).toBeTypeOf('function');
    expect(texts.texts.title).not.toBe('');
    for (const file of manifestKeys(pageOf(name), language)) expect(existsSync(file)).toBe(true);
  });

  test('is found by its own address and by no other page’s', () => {
    const params = { recordId: 'a1', slug: 'ateneum', orderNumber: 'MK1' };

    expect(matchPath(pathTo(name, language, params))).toMatchObject({ name, language });
  });
});

test('no two pages share an address', () => {
  const paths = ROWS.map(({ name, language }) => pageOf(name).paths[language]);

  expect(new Set(paths).size).toBe(paths.length);
});

test.each(LANGUAGES)('the error page is ready in %s', async (language) => {
  const { screen, texts } = await loadCode(BROKEN, language);

  expect(screen.Screen).toBeTypeOf('function');
  expect(texts.texts.title).not.toBe('');
});
