import { describe, expect, test } from 'vitest';
import { isListed, isReturnPage, matchPath, pageNames, pathTo } from './pages.ts';

describe('page table', () => {
  test.each([
    ['/', 'Home', 'fi', {}],
    ['/sv', 'Home', 'sv', {}],
    ['/oma', 'My_Museum_Card', 'fi', {}],
    ['/en/my', 'My_Museum_Card', 'en', {}],
    ['/osta/itselle', 'Buy_Museum_Card', 'fi', {}],
    ['/osta/itselle/a%20b', 'Buy_Museum_Card', 'fi', { recordId: 'a b' }],
    ['/sv/logga-in', 'Login', 'sv', {}],
  ] as const)('resolves %s to %s in %s', (path, name, language, params) => {
    expect(matchPath(path)).toEqual({ name, language, params });
  });

  test.each(['/olematon', '/oma/olematon', '/osta/itselle/a/b', '/osta/itselle/%zz', '/fi'])(
    'finds no page for %s',
    (path) => {
      expect(matchPath(path)).toBeNull();
    },
  );

  test('resolves every page from its own path in every language', () => {
    for (const name of pageNames()) {
      for (const language of ['fi', 'sv', 'en'] as const) {
        expect(
          matchPath(
            pathTo(name, language, {
              slug: 'a',
              version: '2027-03-01',
              orderNumber: 'MK1',
              id: '8f14e45f-ceea-467f-a8d5-3c1f0e5a7b2d',
            }),
          ),
        ).toMatchObject({
          name,
          language,
        });
      }
    }
  });

  test('never returns to a sign-in page', () => {
    expect(['/oma', '/', '/lahja'].map(isReturnPage)).toEqual([true, true, true]);
    expect(['/kirjaudu', '/kirjaudu/uusi-salasana', '/ei-loydy'].map(isReturnPage)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('search engine listing', () => {
  test('includes the public pages', () => {
    expect((['Home', 'Museums', 'Help'] as const).map(isListed)).toEqual([true, true, true]);
  });

  test.each([
    'Buy_Museum_Card',
    'Gift_Giver',
    'My_Museum_Card',
    'Login',
    'Payment_Return',
    'Payment_Pending',
    'Thank_You_Purchase',
    'Dev_Controls',
    'Not_Found',
  ] as const)('excludes %s', (name) => {
    expect(isListed(name)).toBe(false);
  });
});
