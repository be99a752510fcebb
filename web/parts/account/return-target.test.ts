import { describe, expect, test } from 'vitest';
import { keepReturn, returnTarget } from './return-target.ts';

const from = (retUrl: string, language: 'fi' | 'sv' | 'en' = 'fi') =>
  returnTarget({ search: `?retUrl=${encodeURIComponent(retUrl)}`, language });

describe('page after signing in', () => {
  test.each([
    ['/oma', '/oma', false],
    ['/osta/itselle', '/osta/itselle', true],
    ['/osta/itselle/a%20b?c__step=1&x=?', '/osta/itselle/a%20b?c__step=1&x=?', true],
    ['/', '/', false],
    ['//evil.example', '/', false],
    ['/kirjaudu', '/', false],
    ['/olematon', '/', false],
  ])('%s leads to %s', (retUrl, path, isBuying) => {
    expect(from(retUrl)).toEqual({ path, isBuying, isAsked: true, isOffice: false });
  });

  test('a staff page offers the passkey', () => {
    expect(from('/hallinta/haku?q=a')).toMatchObject({
      path: '/hallinta/haku?q=a',
      isOffice: true,
    });
  });

  test('leads to the personal page in the language of the page when no target is given', () => {
    expect(returnTarget({ search: '', language: 'fi' }).path).toBe('/oma');
    expect(returnTarget({ search: '', language: 'en' }).path).toBe('/en/my');
  });

  test('a language change during sign-in applies to the target page', () => {
    expect(from('/osta/itselle/abc?c__step=0', 'sv')).toEqual({
      path: '/sv/kop/at-mig/abc?c__step=0',
      isBuying: true,
      isAsked: true,
      isOffice: false,
    });
    expect(from('//evil.example', 'en').path).toBe('/en');
  });
});

test('sign-in pages pass the target on', () => {
  expect(
    keepReturn('/kirjaudu/uusi-salasana', { search: '?retUrl=%2Fosta%2Fitselle%3Fc__step%3D0' }),
  ).toBe('/kirjaudu/uusi-salasana?retUrl=%2Fosta%2Fitselle%3Fc__step%3D0');
  expect(keepReturn('/kirjaudu', { search: '?linkki=1' })).toBe('/kirjaudu');
});
