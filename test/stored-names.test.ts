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
  '%s of the cookies page is a name in the code',
  (name) => {
    // In quotes, or as a cookie set by a page.
    expect(sources.includes(`'${name}'`) || sources.includes(`\`${name}=`)).toBe(true);
  },
);
