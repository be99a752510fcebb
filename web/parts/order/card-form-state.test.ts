import { describe, expect, test } from 'vitest';
import { faultAt } from '../form/form-faults.ts';
import { type CardFormEvent, cardForm, emptyCardForm } from './card-form-state.ts';

const stateAfter = (...events: CardFormEvent[]) => events.reduce(cardForm, emptyCardForm('a@b.fi'));
const WRONG: CardFormEvent = {
  type: 'faulted',
  faults: [
    { field: 'yearOfBirth', text: 'Vuosi ei kelpaa.' },
    { field: 'phone', text: 'Numero ei kelpaa.' },
  ],
};
const tick = (isTicked: boolean) =>
  ({ type: 'ticked', choice: 'hasCampaignCode', isTicked }) as const;
const CODE: CardFormEvent = { type: 'typed', field: 'campaignCode', value: 'KYMMENEN' };

test('begins with every box unticked and the address of the account', () => {
  const { values, choices } = stateAfter();

  expect(Object.values(choices)).not.toContain(true);
  expect(values.emailAddress).toBe('a@b.fi');
});

describe('the campaign box', () => {
  test('clears the code when it is unticked and when it is ticked', () => {
    expect(stateAfter(tick(true), CODE, tick(false)).values.campaignCode).toBe('');
    expect(stateAfter(CODE, tick(true)).values.campaignCode).toBe('');
  });

  test('leaves the code alone when another box is ticked', () => {
    const terms = { type: 'ticked', choice: 'termsAccepted', isTicked: true } as const;

    expect(stateAfter(tick(true), CODE, terms).values.campaignCode).toBe('KYMMENEN');
  });
});

describe('what was marked', () => {
  test.each<[string, CardFormEvent]>([
    ['a letter in any field', { type: 'typed', field: 'city', value: 'T' }],
    [
      'a digit in the phone field',
      { type: 'phoneTyped', value: { ...emptyCardForm('').values.phone, phone: '0' } },
    ],
    ['a tick', tick(true)],
  ])('is all cleared by %s, and the list stays', (_, event) => {
    const { faults } = stateAfter(WRONG, event);

    expect(faultAt(faults, 'yearOfBirth')).toBeUndefined();
    expect(faultAt(faults, 'phone')).toBeUndefined();
    expect(faults.found).toHaveLength(2);
  });

  test('is forgotten once the form has passed', () => {
    expect(stateAfter(WRONG, { type: 'passed' }).faults.found).toEqual([]);
  });
});
