import { expect, test } from 'vitest';
import { texts } from '../../texts/fi/parts/order.ts';
import { emptyCardForm } from './card-form-state.ts';
import { cardAnswers } from './check-answers.tsx';

const { check } = texts;

function plasticOf(country: string, plasticCardOptOut = false) {
  const empty = emptyCardForm('');
  const form = {
    ...empty,
    values: { ...empty.values, country },
    choices: { ...empty.choices, plasticCardOptOut },
  };
  const answers = cardAnswers(form, check, { language: 'fi', plasticCountries: ['FI', 'SE'] });
  return answers.find(({ name }) => name === check.plastic)?.value;
}

test('a plastic card is promised only where it is wanted and delivered', () => {
  expect(plasticOf('SE')).toBe(check.plasticYes);
  expect(plasticOf('DE')).toBe(check.plasticNo);
  expect(plasticOf('FI', true)).toBe(check.plasticNo);
});
