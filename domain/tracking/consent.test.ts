import { expect, test } from 'vitest';
import { consentCookie, consentOf } from './consent.ts';
import { measuringOf, type TrackingKind } from './tracking-service.ts';

const service = (kind: TrackingKind, url: string) => measuringOf({ kind, id: '7', url });
const google = 'https://www.googletagmanager.com';
const NOBODY = null;
const GA4 = service('ga4', google);
const GTM = service('gtm', google);
const MATOMO = service('matomo', 'https://mittari.example.fi/m');
const MATOMO_ELSEWHERE = service('matomo', 'https://mittari.example.fi:8443');

const consentTo = (measuring: typeof GA4) => consentCookie('granted', measuring);
const refused = consentCookie('refused', MATOMO);

test.each([
  ['no answer', undefined, MATOMO, null],
  ['no answer, nobody measures', undefined, NOBODY, null],
  ['something strange', 'grantedly', NOBODY, null],
  ['something strange', 'yes', MATOMO, null],
  ['a no, with any service', refused, NOBODY, 'refused'],
  ['a no, with any service', refused, MATOMO, 'refused'],
  ['a no, with a later service', refused, GA4, 'refused'],
  ['a yes while nobody measures', consentTo(NOBODY), NOBODY, 'granted'],
  ['a yes from when nobody measured', consentTo(NOBODY), MATOMO, null],
  ['a yes to this service', consentTo(MATOMO), MATOMO, 'granted'],
  ['a yes to this service, now switched off', consentTo(MATOMO), NOBODY, 'granted'],
  ['a yes to another service', consentTo(MATOMO), GA4, null],
  ['a yes to another service of the same host', consentTo(GA4), GTM, null],
  ['a yes to the same service on another server', consentTo(MATOMO), MATOMO_ELSEWHERE, null],
  ['a yes to this server, port and all', consentTo(MATOMO_ELSEWHERE), MATOMO_ELSEWHERE, 'granted'],
])('tracking consent %s: %s', (_, cookie, measuring, consent) => {
  expect(consentOf(cookie, measuring)).toBe(consent);
});

test('consent cookie has no character that would end it', () => {
  for (const each of [NOBODY, GA4, GTM, MATOMO, MATOMO_ELSEWHERE]) {
    expect(consentTo(each)).toMatch(/^[\w.-]+$/);
  }
});
