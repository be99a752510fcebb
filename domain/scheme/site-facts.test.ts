import { describe, expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { plannedDayFault } from '../base/planned-day.ts';
import { logoPath, logoSize, logoStyle } from './logo.ts';
import { colourFault, contrast, lookStyle, SHIPPED_COLOURS } from './look.ts';
import { sectionsOf } from './monthly-passages.ts';
import {
  loggedOf,
  loggingOf,
  type Measurer,
  measuredBy,
  searchFault,
  trackingFault,
  trackingToday,
} from './site-facts.ts';

const words = (text: string) => ({ fi: text, sv: text, en: text });

test.each([
  ['searchMissing', { title: { ...words('Kortti'), sv: ' ' }, description: words('a') }],
  ['searchMissing', { title: words('Kortti'), description: { ...words('a'), en: '' } }],
  ['searchMarkup', { title: { ...words('Kortti'), sv: '<b>' }, description: words('a') }],
  ['searchMarkup', { title: words('Kortti'), description: { ...words('a'), en: '{x}' } }],
  ['searchMarkup', { title: words('Kortti'), description: words('a\u200bb') }],
  [null, { title: words('Kortti'), description: words('Museot & muuta') }],
])('search engine texts: %s', (fault, words) => {
  expect(searchFault(words)?.fault ?? null).toBe(fault);
});

describe('tracking setting', () => {
  const MATOMO: Measurer = { kind: 'matomo', id: '7', url: 'https://mittari.fi' };
  const GTM: Measurer = { kind: 'gtm', id: 'GTM-ABC1234', url: '' };
  test.each<[Measurer, object | null]>([
    [{ kind: 'none', id: 'x', url: 'y' }, null],
    [MATOMO, null],
    [GTM, null],
    [
      { ...MATOMO, id: '0' },
      { fault: 'trackingId', example: '7' },
    ],
    [
      { ...GTM, id: 'gtm-abc' },
      { fault: 'trackingId', example: 'GTM-ABC1234' },
    ],
    [{ ...MATOMO, url: '' }, { fault: 'trackingUrl' }],
    [{ ...GTM, url: 'https://tag.museo.fi:8443/a/b~c.d-e/' }, null],
    ...[
      'http://mittari.fi',
      'https://mittari',
      'https://mittari..fi',
      'https://mittari.fi:123456',
      'https://mittari.fi/a?b',
      'https://mittari.fi x',
      'xhttps://mittari.fi',
      'https://a@mittari.fi',
    ].map((url): [Measurer, object] => [{ ...GTM, url }, { fault: 'trackingUrl' }]),
  ])('%j: %o', (measurer, fault) => {
    expect(trackingFault(measurer)).toEqual(fault);
  });

  test("follows the office's decision within the limits of the settings", () => {
    const settings = {
      trackingKind: 'matomo' as const,
      trackingId: '3',
      trackingUrl: 'https://oma.fi/m/',
      measuringHosts: ['https://mittari.fi'],
    };
    const own = { kind: 'matomo', id: '3', url: 'https://oma.fi/m' };
    expect(trackingToday(null, settings)).toEqual(own);
    expect(trackingToday({ kind: 'none', id: '', url: '' }, settings)).toBeNull();
    expect(trackingToday(MATOMO, settings)).toEqual({
      kind: 'matomo',
      id: '7',
      url: 'https://mittari.fi',
    });
    expect(trackingToday({ ...MATOMO, url: 'https://muu.fi' }, settings)).toBeNull();
    expect(measuredBy(GTM)).toEqual({
      kind: 'gtm',
      id: 'GTM-ABC1234',
      url: 'https://www.googletagmanager.com',
    });
  });
});

test.each(['off', 'ERROR', 'INFO'] as const)('browser reports are %s', (logged) => {
  expect(loggedOf(loggingOf(logged))).toBe(logged);
  expect(loggingOf(logged).enabled).toBe(logged !== 'off');
});

test('browser reports are minimal when switched off', () => {
  expect(loggingOf('off')).toEqual({ enabled: false, level: 'ERROR' });
});

describe('logo', () => {
  test.each([
    [100, 100, 2.5, 2.5],
    [800, 100, 10, 1.25],
    [400, 100, 10, 2.5],
    [50, 100, 1.25, 2.5],
    [300, 90, 8.33, 2.5],
  ])('of %i × %i is drawn %d × %d rem', (width, height, wide, high) => {
    expect(logoSize({ id: 'x', width, height })).toEqual({ width: wide, height: high });
  });

  test('replaces the mark on screens only', () => {
    expect(logoStyle(undefined, 'brand')).toBe('');
    expect(logoStyle({ id: 'abc', width: 400, height: 100 }, 'brand')).toBe(
      '@media not print{@media not (forced-colors:active){' +
        '.brand::before{content:"";box-sizing:content-box;width:10rem;height:2.5rem;padding:.2rem;' +
        `border-radius:.2rem;background:url(${logoPath('abc', 'mark')}) 0/contain no-repeat content-box,light-dark(transparent,#fff)}` +
        '.brand svg{display:none}.brand span{font-size:0}}}',
    );
    expect(logoPath('abc', '64')).toBe('/scheme-logos/abc/64.png');
  });
});

test('document without monthly plans has no instalment sections', () => {
  const sections = { price: 1, monthly: 2, illness: 3, planEnd: 4, end: 5 };
  expect(sectionsOf(sections, true)).toEqual(Object.entries(sections));
  expect(sectionsOf(sections, false)).toEqual([
    ['price', 1],
    ['end', 5],
  ]);
});

describe('planned day', () => {
  const day = localDate;
  const calendar = {
    days: [day('2027-02-01'), day('2027-04-01')],
    first: day('2027-03-02'),
    today: day('2027-03-01'),
  };
  test.each([
    ['2027-03-01', null, { fault: 'dayPassed' }],
    ['2027-03-02', null, null],
    ['2029-03-01', null, null],
    ['2029-03-02', null, { fault: 'dayTooFar', day: '2029-03-01' }],
    ['2027-04-01', null, { fault: 'dayTaken', day: '2027-04-01' }],
    ['2027-04-01', '2027-04-01', null],
    ['2027-05-01', '2027-04-01', null],
    ['2027-05-01', '2027-04-02', { fault: 'notPlanned' }],
    ['2027-05-01', '2027-02-01', { fault: 'notPlanned' }],
  ])('%s replacing %s: %o', (from, replaces, fault) => {
    const planned = { from: day(from), replaces: replaces === null ? null : day(replaces) };
    expect(plannedDayFault(planned, calendar)).toEqual(fault);
  });

  test('that is the first may be replaced', () => {
    const { days } = calendar;
    const first = day('2027-04-01');
    expect(
      plannedDayFault({ from: day('2027-06-01'), replaces: first }, { ...calendar, days, first }),
    ).toBeNull();
  });
});

describe('colour contrast', () => {
  test('follows the WCAG guidelines', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(3.998, 3);
    expect(contrast('#0a0a0a', '#0b0b0b')).toBeCloseTo(1.005, 2);
  });

  test('that is insufficient comes with the nearest readable colour', () => {
    expect(colourFault(SHIPPED_COLOURS)).toBeNull();
    expect(colourFault({ ...SHIPPED_COLOURS, night: '#8899ee' })).toMatchObject({
      colour: 'night',
      contrast: 2.1,
    });
    const dark = colourFault({ ...SHIPPED_COLOURS, light: '#553311' });
    expect(dark).toMatchObject({ colour: 'light' });
    expect(colourFault({ ...SHIPPED_COLOURS, light: dark?.passes ?? '' })).toBeNull();
  });

  test('is kept in the CSS rule of the scheme’s colours, which is empty as shipped', () => {
    expect(lookStyle(null)).toBe('');
    expect(lookStyle({ night: '#004d40', light: '#ffcc80' })).toBe(
      [
        ':root{--sali-night:#004d40',
        '--sali-yo:light-dark(#004d40,#ffcc80)',
        '--sali-yo-hover:light-dark(#2a6154,#ffdeaf)',
        '--sali-yo-soft:light-dark(#b9cac5,#383333)',
        '--sali-valo:light-dark(#ffcc80,#ffcc80)',
        '--sali-valo-soft:light-dark(#ffeed4,#383333)',
        '--sali-link:light-dark(#004d40,#90aba4)}',
      ].join(';'),
    );
  });
});
