import { expect, test } from 'vitest';
import { withToast } from './toast-from-address.ts';

test.each([
  ['/kirjaudu', '/kirjaudu?toast=session'],
  ['/kirjaudu?retUrl=%2Foma', '/kirjaudu?retUrl=%2Foma&toast=session'],
  ['/ohjeet#yhteys', '/ohjeet?toast=session#yhteys'],
])('%s requests the toast as %s', (path, expected) => {
  expect(withToast(path, 'session')).toBe(expected);
});
