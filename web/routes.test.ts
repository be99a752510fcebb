import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { matchPath, pageNames, pathTo } from '../contract/page/pages.ts';
import { LANGUAGES } from '../domain/base/language.ts';
import { loadPageModules, manifestKeys } from './platform/load-page.ts';
import { SERVER_ERROR_VIEW } from './platform/route.ts';
import { routeOf } from './routes.ts';

const ROWS = pageNames().flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

describe.each(ROWS)('$name in $language', ({ name, language }) => {
  test('has a screen and texts where the build expects them', async () => {
    const { screen, texts } = await loadPageModules(routeOf(name), language);

    expect(screen.Screen).toBeTypeOf('function');
    expect(texts.texts.title).not.toBe('');
    for (const file of manifestKeys(routeOf(name), language)) expect(existsSync(file)).toBe(true);
  });

  test('is matched by its URL and by no other page’s', () => {
    const params = {
      recordId: 'a1',
      slug: 'ateneum',
      version: '2027-03-01',
      orderNumber: 'MK1',
      id: '8f14e45f-ceea-467f-a8d5-3c1f0e5a7b2d',
    };

    expect(matchPath(pathTo(name, language, params))).toMatchObject({ name, language });
  });
});

test('no two pages share a URL', () => {
  const paths = ROWS.map(({ name, language }) => routeOf(name).paths[language]);

  expect(new Set(paths).size).toBe(paths.length);
});

test.each(LANGUAGES)('the error page renders in %s', async (language) => {
  const { screen, texts } = await loadPageModules(SERVER_ERROR_VIEW, language);

  expect(screen.Screen).toBeTypeOf('function');
  expect(texts.texts.title).not.toBe('');
});
