import { describe, expect, test } from 'vitest';
import { withProduct } from '../../domain/base/fill.ts';
import { companyOrderErrors } from '../../domain/company/company-order-form.ts';
import { fieldErrors } from '../../domain/person/field-rules.ts';
import { NO_ADDRESS } from '../../domain/person/postal-address.ts';
import { TOPIC_RULES } from '../../domain/scheme/fact-topics.ts';
import { texts as en } from './en/validation.ts';
import { errorText } from './error-text.ts';
import { texts as fi } from './fi/validation.ts';
import { texts as sv } from './sv/validation.ts';

const first = (field: string, value: string, texts: typeof fi) => {
  const [error] = fieldErrors(field, value, { currentYear: 2026 });
  return error && errorText(error, texts);
};

describe('error sentence', () => {
  test.each([
    ['firstName', '', 'First name is required. Fill in the field before continuing.'],
    ['firstName', 'A', 'First name must have more than 1 characters.'],
    ['firstName', 'a'.repeat(41), 'First name cannot have more than 40 characters.'],
    ['businessId', '12345678', 'Business ID must have exactly 9 characters.'],
    ['lastName', 'A<b', 'Last name contains forbidden characters.'],
    ['emailAddress', ' ', 'Email is missing. Fill in the field before continuing.'],
    ['zipCode', ' ', 'Zip code is missing. Fill in the field before continuing.'],
  ])('for %s %j is the prescribed one', (field, value, sentence) => {
    expect(first(field, value, en)).toBe(sentence);
  });

  test.each([
    ['firstName', '', 'Etunimi on pakollinen tieto. Täytä kenttä ennen kuin jatkat.'],
    ['city', '', 'Postitoimipaikka on pakollinen tieto. Täytä kenttä ennen kuin jatkat.'],
    ['firstName', 'A', 'Etunimi on liian lyhyt. Merkkejä on oltava enemmän kuin 1.'],
    ['yearOfBirth', '2027', 'Syntymävuosi ei kelpaa. Vuoden on oltava väliltä 1900–2026.'],
    ['numberOfUnits', '0', 'Korttien määrä ei kelpaa. Kirjoita luku 1–500.'],
  ])('for %s %j is correct Finnish', (field, value, sentence) => {
    expect(first(field, value, fi)).toBe(sentence);
  });

  test('in Swedish starts with the word Fältet, which avoids grammatical gender', () => {
    expect(first('city', '', sv)).toBe(
      'Fältet Postort är obligatoriskt. Fyll i det innan du fortsätter.',
    );
  });

  test('for a rule without its own text is the generic one', () => {
    const error = { field: 'city', code: 'notYetWritten' as 'invalid', args: [] };

    expect(errorText(error, en)).toBe('City is invalid. Check the field and try again.');
  });

  test('for a company form names missing fields by label, never by key', () => {
    const nothing = { companyName: '', businessId: '', firstName: '', lastName: '' };
    const nowhere = { emailAddress: '', phone: '-', ...NO_ADDRESS };
    const form = { ...nothing, ...nowhere, numberOfUnits: '', campaignCode: '' };
    const errors = companyOrderErrors(
      { ...form, billingReference: 'x'.repeat(61), delivery: null, termsAccepted: false },
      {
        currentYear: 2026,
        unitPrice: null,
        limits: TOPIC_RULES.limits.shipped,
        plasticCountries: ['FI'],
      },
    );

    for (const error of errors) expect(errorText(error, fi)).not.toContain(error.field);
    expect(errors.map((error) => errorText(error, fi))).toContain(
      'Valitse, jaetaanko kortit digitaalisesti vai kuorissa.',
    );
  });

  test.each([
    ['fi', fi, 'Tervehdys on liian pitkä. Merkkejä saa olla enintään 300.'],
    ['sv', sv, 'Fältet Hälsning får ha högst 300 tecken.'],
    ['en', en, 'Greeting cannot have more than 300 characters.'],
  ])('leaves out the “(optional)” part of a label (%s)', (_, texts, sentence) => {
    expect(Object.values(texts.field).filter((name) => name.includes('('))).toEqual([]);
    const text = errorText({ field: 'greeting-2', code: 'max', args: [300] }, texts);
    expect(text).toBe(sentence);
  });

  test('inflects the product name', () => {
    const sentence = errorText({ field: 'terms', code: 'terms', args: [] }, fi);

    expect(withProduct(sentence, { nominative: 'Museokortti', gen: 'Museokortin' })).toBe(
      'Hyväksy Museokortin käyttöehdot ennen kuin jatkat.',
    );
  });
});
