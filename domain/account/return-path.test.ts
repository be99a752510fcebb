import { describe, expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const PAGES = ['/', '/oma', '/osta/itselle', '/osta/itselle/abc', '/sv/mitt', '/evil.example'];
const isPage = (path: string) => PAGES.includes(path);
const NUL = String.fromCharCode(0);

describe('a path of ours', () => {
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
  ])('%s is kept, with its whole query', (path) => {
    expect(returnPath(path, isPage)).toBe(path);
  });
});

/** Each would lead away, do harm or be read differently by two readers, were it taken as it is. */
const HOSTILE: unknown[] = [
  // another host
  '//evil.example',
  '///evil.example',
  '////evil.example/oma',
  '//evil.example/%2f..',
  '//oma',
  '/oma//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\evil.example',
  'https://evil.example',
  'https://evil.example/oma',
  'http:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'evil.example',
  'www.evil.example/oma',
  '//evil%E3%80%82example',
  '//xn--vil-bla.example',
  '//évil.example',
  '//[::1]/oma',
  '//2130706433/',
  // a name before the host
  '//oma@evil.example',
  'https://localhost@evil.example',
  '@evil.example',
  ':80/oma',
  // other schemes
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://%0aalert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'mailto:a@evil.example',
  // encoded, once and twice
  '%2f%2fevil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '%2foma',
  '/%252fevil.example',
  '/%25%32%66evil.example',
  '/oma%2f..%2f..',
  '/%0d%0aLocation:%20https://evil.example',
  '/oma%0d%0aSet-Cookie:a=b',
  '/oma%00',
  '/%09/evil.example',
  // control characters and spaces as they are
  '/\tevil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/oma\r\nSet-Cookie: a=b',
  '/oma\r\nLocation: //evil.example',
  '\n/oma',
  ' //evil.example',
  ' /oma',
  '/oma ',
  `/oma${NUL}`,
  '/oma\u2028',
  '/\u00a0oma',
  // steps upwards and sideways
  '/oma/../evil.example',
  '/../oma',
  '/./oma',
  '/%2e%2e/oma',
  '/.%2e/oma',
  '/oma/..;/x',
  // fragments, markup
  '/oma#@evil.example',
  '#/oma',
  '/oma?<script>',
  '/oma?"onload="x',
  '/oma?a\\b',
  // not a page
  '/olematon',
  '/kirjaudu',
  '/secur/logout.jsp',
  '/lwr/apex/v65.0/AccountController/logout',
  '?c__step=1',
  'oma',
  '',
  // too long, and not a text
  `/oma?${'x'.repeat(508)}`,
  `/${'a'.repeat(100_000)}`,
  ['/oma'],
  ['/oma', '//evil.example'],
  { toString: () => '/oma' },
  null,
  undefined,
  7,
];

describe('anything else', () => {
  test('is tried with a hundred shapes or nearly', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(80);
    expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
  });

  test.each(HOSTILE.map((value) => [value]))('%j leads to the front page', (value) => {
    expect(returnPath(value, isPage)).toBe('/');
  });

  test.each(HOSTILE.map((value) => [value]))('%j stays on our host in any table', (value) => {
    const path = returnPath(value, () => true);

    expect(new URL(path, 'https://kortti.example').origin).toBe('https://kortti.example');
    expect(path).toMatch(/^\/(?![/\\])/);
  });
});
