import { describe, expect, test } from 'vitest';
import { isBusinessId, isExample, printedFaults } from './example-facts.ts';
import { GIFTS_END, OPENING_FIELDS, type OpeningFacts } from './opening-fields.ts';
import { factFault, openingGaps, typedCents, typedVat } from './opening-gaps.ts';
import { followName, suggestedForms } from './product-forms.ts';
import { schemeToBe } from './scheme-to-be.ts';

const FACTS: OpeningFacts = {
  ...Object.fromEntries(OPENING_FIELDS.map((field) => [field, 'Saaristo'])),
  businessId: '0112038-9',
  zipCode: '21600',
  serviceEmail: 'palvelu@saaristokortti.fi',
  servicePhone: '+358 2 123 4567',
  annual: '49,00',
  renewalWhileValid: '45',
  monthly: '4,90',
  vat: '13,5 %',
  latitude: '60,1676',
  longitude: '22.3',
  ticket: '12',
  website: '',
  termsVersion: '2026-11',
  mailArrived: 'yes',
};
const READY = {
  facts: FACTS,
  isPaytrailGood: true,
  isMailGood: true,
  roles: ['administrator', 'rightsKeeper'],
  termsVersion: '2026-11',
};

test.each([
  ['0112038-9', true],
  ['1234567-1', true],
  ['1234567-8', false],
  ['0112038-8', false],
  ['01120389', false],
  ['', false],
])('business id %s is valid: %s', (id, isOne) => expect(isBusinessId(id)).toBe(isOne));

test.each([
  ['asiakaspalvelu@example.fi', true],
  ['a@mail.example.com', true],
  ['https://www.example.org', true],
  ['Museokortti-yhtiö Oy (esimerkki)', true],
  ['Esimerkkikatu 1', true],
  ['1234567-1', true],
  ['+358 9 000 0000', true],
  ['palvelu@saaristokortti.fi', false],
  ['+358 2 100 2000', false],
  ['Saaristo Oy', false],
  ['00100', false],
])('%s is example data: %s', (value, isOne) => expect(isExample(value)).toBe(isOne));

test('example data on a receipt is reported by field', () => {
  const seller = {
    sellerName: 'Saaristo Oy',
    businessId: '0112038-9',
    streetAddress: 'Rantatie 1',
  };
  const sound = { ...seller, zipCode: '21600', city: 'Parainen' };
  const service = { serviceEmail: 'palvelu@saaristo.fi', servicePhone: '+358 2 123 4567' };
  expect(printedFaults({ ...sound, ...service })).toEqual([]);
  expect(
    printedFaults({ ...sound, ...service, businessId: '0112038-1', serviceEmail: 'a@example.fi' }),
  ).toEqual(['businessId', 'serviceEmail']);
});

describe('opening gaps', () => {
  test('are empty for a complete scheme', () => expect(openingGaps(READY)).toEqual([]));

  test.each<[keyof OpeningFacts, string, string | null]>([
    ['annual', '0,50', 'amount'],
    ['annual', 'ilmainen', 'amount'],
    ['renewalWhileValid', '50', 'renewalAboveAnnual'],
    ['monthly', '', 'missing'],
    ['vat', '55', 'vat'],
    ['vat', '0', null],
    ['zipCode', '2160', 'zipCode'],
    ['serviceEmail', 'palvelu', 'email'],
    ['serviceEmail', 'palvelu@example.fi', 'example'],
    ['servicePhone', 'soita', 'phone'],
    ['latitude', '22', 'place'],
    ['website', 'http://museo.fi', 'website'],
    ['fiIll', '  ', 'missing'],
    ['termsVersion', '2026-01', 'missing'],
  ])('of %s "%s": %s', (field, value, fault) => {
    const facts = { ...FACTS, [field]: value };
    expect(factFault(field, { ...READY, facts })).toBe(fault);
  });

  test('exclude a language or plan that is not offered', () => {
    const { fiGen: _, museumFi: __, hoursFi: ___, monthly: ____, ...facts } = FACTS;
    const without = { ...facts, languages: 'sv en', monthlyPlan: 'no' };
    expect(openingGaps({ ...READY, facts: without })).toEqual([]);
    expect(openingGaps({ ...READY, facts })).toMatchObject([
      { field: 'hoursFi' },
      { field: 'fiGen' },
      { field: 'monthly' },
      { field: 'museumFi' },
    ]);
  });

  test('exclude the choice for activated gifts, made or left at its default', () => {
    for (const takenGifts of [undefined, '', GIFTS_END]) {
      const { takenGifts: _, ...facts } = FACTS;
      expect(
        openingGaps({
          ...READY,
          facts: { ...facts, ...(takenGifts !== undefined && { takenGifts }) },
        }),
      ).toEqual([]);
    }
  });

  test('include failed tests and unassigned roles', () => {
    const state = { ...READY, isPaytrailGood: false, isMailGood: false, roles: ['administrator'] };
    expect(openingGaps(state)).toEqual([
      { room: 'providers', task: 'paytrailTest' },
      { room: 'mail', task: 'mailTest' },
      { room: 'staff', task: 'rightsKeeper' },
    ]);
  });
});

test('typed sums are read with a comma or a point', () => {
  expect(['49', '49,9', '49.90 €', '-1', '1,234'].map(typedCents)).toEqual([
    4900,
    4990,
    4990,
    null,
    null,
  ]);
  expect(typedVat('13,5 %')).toBe(1350);
});

test.each([
  ['Saaristokortti', 'Saaristokortin Saaristokorttia Saaristokorttiin Saaristokortilla'],
  ['Museopassi', 'Museopassin Museopassia Museopassiin Museopassilla'],
  ['Pääsylippu', 'Pääsylipun Pääsylippua Pääsylippuun Pääsylipulla'],
])('%s is inflected', (name, expected) => {
  const { fiGen, fiPar, fiIll, fiAde } = suggestedForms('fi', name);
  expect([fiGen, fiPar, fiIll, fiAde].join(' ')).toBe(expected);
});

test('corrected form survives further typing of the name', () => {
  const typed = followName({ fiNominative: 'Kortt', fiGen: 'Omani' }, 'fi', 'Kortti');
  expect(typed).toMatchObject({ fiNominative: 'Kortti', fiPar: 'Korttia' });
  expect(typed).not.toHaveProperty('fiGen');
  expect(followName({ svNominative: 'Kort', svDef: 'Kortet' }, 'sv', 'Pass').svDef).toBe('Passet');
});

test("missing language falls back to the scheme's first one", () => {
  const facts = { languages: 'sv en', svNominative: 'Pass', svDef: 'Passet', fiGen: 'Omani' };
  const { productForms, serviceHours } = schemeToBe({ ...facts, hoursSv: 'må–fre' });
  expect(productForms.fi).toMatchObject({ nominative: 'Pass', gen: '' });
  expect(serviceHours.fi).toBe('må–fre');
});

test('scheme without a name is called a card', () => {
  expect(schemeToBe({}).productForms.sv.nominative).toBe('Kort');
  expect(schemeToBe({ fiNominative: ' Saaristokortti ' }).productForms.fi.nominative).toBe(
    'Saaristokortti',
  );
});
