import { expect, test } from 'vitest';
import { STORED_IN_BROWSER } from '../domain/privacy/stored-in-browser.ts';

const sources = Object.values(
  import.meta.glob<string>(
    ['../{web,server}/**/*.{ts,tsx,js}', '!../web/texts/**', '!../**/*.test.*'],
    { eager: true, query: '?raw', import: 'default' },
  ),
).join('\n');

const { sessionStorage: _typedByTheStore, ...others } = STORED_IN_BROWSER;

test.each(Object.values(others).flatMap((names) => Object.keys(names)))(
  '%s, which the cookies page tells of, is a name that the code uses',
  (name) => {
    // In quotes, or as a cookie that a page writes.
    expect(sources.includes(`'${name}'`) || sources.includes(`\`${name}=`)).toBe(true);
  },
);
