import { describe, expect, test } from 'vitest';
import { isBusinessId, isExample } from './example-facts.ts';
import { isFieldRequired, OPENING_FIELDS, openingLanguages } from './opening-fields.ts';
import { factFault, typedCents, typedDegrees, typedVat } from './opening-gaps.ts';
import { followName, suggestedForms } from './product-forms.ts';
import { schemeToBe } from './scheme-to-be.ts';

describe('the forms of a name', () => {
  test.each([
    ['kortti', 'kortin korttia korttiin kortissa kortista kortilla kortille kortilta'],
    ['Kuppi', 'Kupin Kuppia Kuppiin Kupissa Kupista Kupilla Kupille Kupilta'],
    ['kukka', 'kukan kukkaa kukkaan kukassa kukasta kukalla kukalle kukalta'],
    ['tyttö', 'tytön tyttöä tyttöön tytössä tytöstä tytöllä tytölle tytöltä'],
    [
      'Helsinki-pässi',
      'Helsinki-pässin Helsinki-pässiä Helsinki-pässiin Helsinki-pässissä Helsinki-pässistä Helsinki-pässillä Helsinki-pässille Helsinki-pässiltä',
    ],
    [
      'Oma Kesä',
      'Oma Kesän Oma Kesää Oma Kesään Oma Kesässä Oma Kesästä Oma Kesällä Oma Kesälle Oma Kesältä',
    ],
    [
      'käyttökortti',
      'käyttökortin käyttökorttia käyttökorttiin käyttökortissa käyttökortista käyttökortilla käyttökortille käyttökortilta',
    ],
    ['tie', 'tien tieä tieen tiessä tiestä tiellä tielle tieltä'],
  ])('%s in Finnish', (name, forms) => {
    expect(suggestedForms('fi', ` ${name} `)).toEqual(
      Object.fromEntries(
        ['fiGen', 'fiPar', 'fiIll', 'fiIne', 'fiEla', 'fiAde', 'fiAll', 'fiAbl'].map((form, at) => [
          form,
          forms.match(/(?:Oma |Helsinki-)?[^ ]+/g)?.[at],
        ]),
      ),
    );
  });

  test('are left to the person where they cannot be guessed', () => {
    expect(suggestedForms('fi', 'Museum')).toEqual({});
    for (const language of ['fi', 'sv', 'en'] as const) {
      expect(suggestedForms(language, '  ')).toEqual({});
    }
  });

  test('in Swedish and English', () => {
    expect(suggestedForms('sv', 'Museikort')).toEqual({
      svDef: 'Museikortet',
      svDefgen: 'Museikortets',
    });
    expect(suggestedForms('sv', 'Årskå')).toEqual({ svDef: 'Årskåt', svDefgen: 'Årskåts' });
    expect(suggestedForms('en', ' Museum Card')).toEqual({ enLow: 'museum card' });
  });

  test('follow the name while nobody has corrected them', () => {
    expect(followName({}, 'en', 'Pass')).toEqual({ enNominative: 'Pass', enLow: 'pass' });
    expect(followName({ enNominative: 'Pass', enLow: 'pass' }, 'en', '')).toEqual({
      enNominative: '',
      enLow: '',
    });
    expect(
      followName({ svNominative: 'Kort', svDef: 'Kortet', svDefgen: 'Mitt' }, 'sv', 'Pass'),
    ).toEqual({ svNominative: 'Pass', svDef: 'Passet' });
  });
});

test('a scheme to be has every word in its place', () => {
  const facts = Object.fromEntries(OPENING_FIELDS.map((field) => [field, ` ${field} `]));
  expect(schemeToBe({ ...facts, languages: 'fi sv en' })).toEqual({
    productForms: {
      fi: {
        ...{ nominative: 'fiNominative', gen: 'fiGen', par: 'fiPar', ill: 'fiIll', ine: 'fiIne' },
        ...{ ela: 'fiEla', ade: 'fiAde', all: 'fiAll', abl: 'fiAbl' },
      },
      sv: { nominative: 'svNominative', def: 'svDef', defgen: 'svDefgen' },
      en: { nominative: 'enNominative', low: 'enLow' },
    },
    seller: {
      ...{ name: 'sellerName', businessId: 'businessId', streetAddress: 'streetAddress' },
      ...{ zipCode: 'zipCode', city: 'city' },
    },
    serviceEmail: 'serviceEmail',
    servicePhone: 'servicePhone',
    serviceHours: { fi: 'hoursFi', sv: 'hoursSv', en: 'hoursEn' },
    deliveryWeeks: 'deliveryWeeks',
  });
});

test('a scheme of which nothing is known says nothing but that it is a card', () => {
  const { productForms, seller, ...rest } = schemeToBe({});
  expect(productForms).toMatchObject({
    fi: { nominative: 'Kortti', gen: '', abl: '' },
    sv: { nominative: 'Kort', def: '', defgen: '' },
    en: { nominative: 'Card', low: '' },
  });
  expect(new Set(Object.values(seller))).toEqual(new Set(['']));
  expect(rest).toEqual({
    ...{ serviceEmail: '', servicePhone: '', deliveryWeeks: '' },
    serviceHours: { fi: '', sv: '', en: '' },
  });
  const { sv, en } = schemeToBe({ fiNominative: 'Passi' }).productForms;
  expect([sv.nominative, en.nominative]).toEqual(['Passi', 'Passi']);
});

test('what is asked follows the languages and the plan', () => {
  expect(openingLanguages({ languages: 'sv xx fi' })).toEqual(['sv', 'fi']);
  expect(openingLanguages({})).toEqual(['fi', 'sv', 'en']);
  const facts = { languages: 'sv', monthlyPlan: 'no' };
  const asked = [
    'svDef',
    'hoursSv',
    'fiGen',
    'hoursFi',
    'enLow',
    'townEn',
    'monthly',
    'annual',
  ] as const;
  expect(asked.filter((field) => isFieldRequired(field, facts))).toEqual([
    'svDef',
    'hoursSv',
    'annual',
  ]);
  expect(isFieldRequired('monthly', { monthlyPlan: 'yes' })).toBe(true);
});

test('what is typed is read', () => {
  const typed = [' 49 ', '49,9€', '49.90 €', '1234567', '49,', 'x49', '49x', '4,123'];
  expect(typed.map(typedCents)).toEqual([4900, 4990, 4990, null, null, null, null, null]);
  expect(['13,5 %', '13.5%', '0', '% 13'].map(typedVat)).toEqual([1350, 1350, 0, null]);
  const degrees = [' 60,17 ', '60.12345678', '60', '1234', '60.', '60.123456789', 'x60', '60x'];
  expect(degrees.map(typedDegrees)).toEqual([60.17, 60.12345678, 60, null, null, null, null, null]);
});

test.each([
  ['latitude', '59', null],
  ['latitude', '58.99', 'place'],
  ['latitude', '71', null],
  ['latitude', '71,01', 'place'],
  ['longitude', '19', null],
  ['longitude', '18,9', 'place'],
  ['longitude', '32', null],
  ['longitude', '32,1', 'place'],
  ['longitude', 'itä', 'place'],
  ['zipCode', '216000', 'zipCode'],
  ['zipCode', 'x21600', 'zipCode'],
  ['serviceEmail', 'a b@saaristo.fi', 'email'],
  ['serviceEmail', 'a@saaristo.f', 'email'],
  ['serviceEmail', 'a@b@saaristo.fi', 'email'],
  ['serviceEmail', 'a@saaristo.fi.', 'email'],
  ['servicePhone', '12345', 'phone'],
  ['servicePhone', '0212345', null],
  ['servicePhone', '1'.repeat(21), 'phone'],
  ['servicePhone', 'x0212345', 'phone'],
  ['website', 'https://museo.fi/auki', null],
  ['website', 'https://museo', 'website'],
  ['website', 'xhttps://museo.fi', 'website'],
  ['website', 'https://museo.fi/a b', 'website'],
  ['ticket', 'ilmainen', 'amount'],
  ['ticket', '0', null],
  ['businessId', '0112038-8', 'businessId'],
  ['annual', '1', null],
  ['renewalWhileValid', '0', 'amount'],
  ['city', '', 'missing'],
  ['website', ' ', null],
  ['termsVersion', ' 2026-11 ', null],
] as const)('%s %j: %s', (field, value, fault) => {
  expect(factFault(field, { facts: { [field]: value }, termsVersion: '2026-11' })).toBe(fault);
});

test('a renewal may cost as much as a card, and not a cent more', () => {
  const fault = (renewalWhileValid: string) =>
    factFault('renewalWhileValid', {
      facts: { annual: '49', renewalWhileValid },
      termsVersion: '',
    });
  expect([fault('49'), fault('49,01')]).toEqual([null, 'renewalAboveAnnual']);
});

test.each([
  [' 0112038-9 ', true],
  ['x0112038-9', false],
  ['0112038-90', false],
  ['0000000-0', true],
  // Its sum leaves one, for which there is no check digit.
  ['0000006-0', false],
])('%j is a business id: %s', (id, isOne) => {
  expect(isBusinessId(id)).toBe(isOne);
});

test.each([
  ['040 000 000', true],
  ['+358 40 000 000', true],
  ['1040 000 000', false],
  ['040 000 0001', false],
  [' 1234567-1 ', true],
  ['https://example.fi', true],
  ['myexample.fi', false],
])('%j is an example: %s', (value, isOne) => {
  expect(isExample(value)).toBe(isOne);
});
