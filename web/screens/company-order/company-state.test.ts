import { describe, expect, test } from 'vitest';
import { type CompanyEvent, companyOrder, draftOf, openForm, shownStep } from './company-state.ts';

const stateAfter = (...events: CompanyEvent[]) => events.reduce(companyOrder, openForm(null));
const NAMED: CompanyEvent = { type: 'typed', field: 'companyName', value: 'Kutomo Oy' };
const ACCEPTED: CompanyEvent = {
  type: 'accepted',
  unitPrice: 76,
  purchasePrice: 152,
  validityMonths: 12,
};

describe('a price', () => {
  test('is there for the form that was checked', () => {
    const state = stateAfter(NAMED, { type: 'checking' }, ACCEPTED);

    expect(state).toMatchObject({
      isChecking: false,
      accepted: { unitPrice: 76, purchasePrice: 152, validityMonths: 12 },
    });
    expect(state.accepted).not.toHaveProperty('type');
    expect(shownStep(state, 1)).toBe(1);
  });

  test.each<CompanyEvent>([
    { type: 'typed', field: 'numberOfUnits', value: '3' },
    { type: 'phoneTyped', value: { phone: '401234567', country: 'FI' } as never },
    { type: 'deliveryChosen', delivery: 'list' as never },
    { type: 'campaignToggled', isOpen: true },
    { type: 'campaignTyped', value: 'KEVAT' },
    { type: 'termsTicked', isTicked: false },
  ])('is gone after a change ($type), and so is the step of payment', (change) => {
    const state = stateAfter(NAMED, ACCEPTED, change);

    expect(state.accepted).toBeNull();
    expect(shownStep(state, 1)).toBe(0);
  });

  test('is gone when the server refuses, and the reason stays until the next check', () => {
    const refused = stateAfter(ACCEPTED, { type: 'refused', title: 'Ei', messages: ['y-tunnus'] });
    expect(refused).toMatchObject({
      accepted: null,
      refusal: { title: 'Ei', messages: ['y-tunnus'] },
    });

    expect(companyOrder(refused, { type: 'checking' }).refusal).toBeNull();
  });
});

describe('a draft', () => {
  test('opens the form as it was left, to be checked again', () => {
    const left = stateAfter(NAMED, { type: 'termsTicked', isTicked: true }, ACCEPTED);

    const opened = openForm(draftOf(left));

    expect(opened.values.companyName).toBe('Kutomo Oy');
    expect(opened).toMatchObject({ termsAccepted: false, accepted: null });
  });

  test('is empty at first, for one card', () => {
    expect(openForm(null).values).toMatchObject({ companyName: '', numberOfUnits: '1' });
  });
});
