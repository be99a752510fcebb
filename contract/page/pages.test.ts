import { describe, expect, test } from 'vitest';
import { isListed, isReturnPage, matchPath, pageNames, pathTo } from './pages.ts';

describe('the table of pages', () => {
  test.each([
    ['/', 'Home', 'fi', {}],
    ['/sv', 'Home', 'sv', {}],
    ['/oma', 'My_Museum_Card', 'fi', {}],
    ['/en/my', 'My_Museum_Card', 'en', {}],
    ['/osta/itselle', 'Buy_Museum_Card', 'fi', {}],
    ['/osta/itselle/a%20b', 'Buy_Museum_Card', 'fi', { recordId: 'a b' }],
    ['/sv/logga-in', 'Login', 'sv', {}],
  ] as const)('%s is %s in %s', (path, name, language, params) => {
    expect(matchPath(path)).toEqual({ name, language, params });
  });

  test.each(['/olematon', '/oma/olematon', '/osta/itselle/a/b', '/osta/itselle/%zz', '/fi'])(
    '%s is no page',
    (path) => {
      expect(matchPath(path)).toBeNull();
    },
  );

  test('every page is found by its own address in every language', () => {
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

  test('nobody comes back to the pages of signing in', () => {
    expect(['/oma', '/', '/lahja'].map(isReturnPage)).toEqual([true, true, true]);
    expect(['/kirjaudu', '/kirjaudu/uusi-salasana', '/ei-loydy'].map(isReturnPage)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('search engines', () => {
  test('are told of the pages for everyone', () => {
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
  ] as const)('are not told of %s', (name) => {
    expect(isListed(name)).toBe(false);
  });
});
