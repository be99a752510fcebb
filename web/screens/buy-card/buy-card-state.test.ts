import { describe, expect, test } from 'vitest';
import type { DraftForm } from '../../../contract/draft-calls.ts';
import { FINLAND } from '../../../domain/person/phone-number.ts';
import type { PurchaseDraft } from './buy-card-data.ts';
import {
  type BuyCardEvent,
  type BuyCardState,
  buyCard,
  headingOf,
  openBuyCard,
  shownStep,
} from './buy-card-state.ts';

const FORM: DraftForm = {
  firstName: 'Aino',
  lastName: 'Lahtinen',
  yearOfBirth: '1987',
  streetAddress: 'Puutarhakatu 12 B 7',
  zipCode: '20100',
  city: 'Turku',
  country: 'FI',
  phone: { phone: '0401234567', country: FINLAND },
  plasticCardOptOut: true,
  subscribedNewsletter: false,
  paymentBillingType: 'monthly',
};
const NO_DRAFT: PurchaseDraft = {
  form: null,
  heldCard: null,
  isBeingPaid: false,
  hasPassword: false,
};
const DRAFT: PurchaseDraft = { ...NO_DRAFT, form: FORM };
const ANEW = { emailAddress: 'aino@example.fi', hasStep: false, requested: 0 } as const;
const AT_PAYMENT = { ...ANEW, hasStep: true, requested: 1 } as const;
const REFUSED: Extract<BuyCardEvent, { type: 'refused' }> = {
  type: 'refused',
  refusal: { title: 'Virhe', messages: ['Ei käy.'] },
  faults: [],
};
const TYPED = {
  type: 'form',
  event: { type: 'typed', field: 'city', value: 'Åbo' },
} as const;

function stateAfter(...events: BuyCardEvent[]): BuyCardState {
  return events.reduce(buyCard, openBuyCard(NO_DRAFT, ANEW));
}

describe('the payment step', () => {
  test('is out of reach before the form was accepted', () => {
    expect(shownStep(stateAfter(), 1)).toBe(0);
    expect(shownStep(stateAfter({ type: 'checking' }), 1)).toBe(0);
    expect(shownStep(stateAfter({ type: 'checking' }, REFUSED), 1)).toBe(0);
  });

  test('is shown when the address asks for it and the form was accepted', () => {
    const accepted = stateAfter(
      { type: 'checking' },
      { type: 'accepted', price: 79, months: 12, note: null },
    );

    expect(shownStep(accepted, 1)).toBe(1);
    expect(shownStep(accepted, 0)).toBe(0);
  });

  test.each<[string, BuyCardEvent]>([
    ['typing', TYPED],
    [
      'ticking a box',
      { type: 'form', event: { type: 'ticked', choice: 'plasticCardOptOut', isTicked: true } },
    ],
    ['another way to pay', { type: 'billingChosen', billing: 'monthly' }],
    ['a refusal of the order', REFUSED],
  ])('is out of reach again after %s', (_, event) => {
    expect(
      shownStep(stateAfter({ type: 'accepted', price: 79, months: 12, note: null }, event), 1),
    ).toBe(0);
  });
});

describe('loading', () => {
  test('lasts from the start of the check until the answer', () => {
    expect(stateAfter({ type: 'checking' }).isChecking).toBe(true);
    expect(
      stateAfter({ type: 'checking' }, { type: 'accepted', price: 79, months: 12, note: null })
        .isChecking,
    ).toBe(false);
    expect(stateAfter({ type: 'checking' }, REFUSED).isChecking).toBe(false);
    expect(stateAfter({ type: 'checking' }, { type: 'cancelled' }).isChecking).toBe(false);
  });

  test('hides the title', () => {
    expect(headingOf(stateAfter({ type: 'checking' }), 0)).toBeNull();
  });
});

describe('the title', () => {
  const monthly = stateAfter({ type: 'billingChosen', billing: 'monthly' });

  test.each([
    ['annual form', stateAfter(), 0, 'annual'],
    ['monthly form', monthly, 0, 'monthly'],
    ['annual payment', stateAfter(), 1, 'payment'],
    ['monthly payment', monthly, 1, null],
  ] as const)('of the %s', (_, state, step, title) => {
    expect(headingOf(state, step)).toBe(title);
  });
});

describe('the billing type', () => {
  test('is annual unless the tab says otherwise', () => {
    const nothing = { type: 'restored', billing: null, campaignCode: null } as const;

    expect(stateAfter(nothing).billing).toBe('annually');
    expect(stateAfter({ ...nothing, billing: 'monthly' }).billing).toBe('monthly');
  });

  test('of a purchase that was being paid comes back with it', () => {
    expect(openBuyCard(DRAFT, AT_PAYMENT).billing).toBe('monthly');
  });

  test('of an earlier purchase does not decide a new one', () => {
    expect(openBuyCard(DRAFT, ANEW).billing).toBe('annually');
  });
});

describe('coming back', () => {
  test('to the form brings everything but the passwords', () => {
    const { values, choices } = openBuyCard(DRAFT, AT_PAYMENT).form;

    expect(values).toMatchObject({ firstName: 'Aino', city: 'Turku', password: '' });
    expect(values.emailAddress).toBe('aino@example.fi');
    expect(choices).toMatchObject({ plasticCardOptOut: true, termsAccepted: false });
  });

  test('in the middle of paying asks for the password again, and only then', () => {
    expect(openBuyCard(DRAFT, AT_PAYMENT).isPasswordNeeded).toBe(true);
    expect(openBuyCard(DRAFT, ANEW).isPasswordNeeded).toBe(false);
    expect(openBuyCard(NO_DRAFT, AT_PAYMENT).isPasswordNeeded).toBe(false);
  });

  test('brings the campaign code that the tab remembers', () => {
    const { values, choices } = stateAfter({
      type: 'restored',
      billing: null,
      campaignCode: 'KYMMENEN',
    }).form;

    expect([values.campaignCode, choices.hasCampaignCode]).toEqual(['KYMMENEN', true]);
  });
});

describe('a refusal', () => {
  const faults = [{ field: 'campaignCode', text: 'Ei voimassa.', refusedValue: 'EIOLE' }];

  test('keeps what was typed and marks the field that it names', () => {
    const { form, refusal } = stateAfter(TYPED, { type: 'checking' }, { ...REFUSED, faults });

    expect(form.values.city).toBe('Åbo');
    expect(form.faults).toMatchObject({ found: faults, isRed: true });
    expect(refusal?.messages).toEqual(['Ei käy.']);
  });

  test('is gone when the form is sent again', () => {
    expect(stateAfter(REFUSED, { type: 'checking' }).refusal).toBeNull();
    expect(stateAfter(REFUSED, { type: 'faulty', faults }).refusal).toBeNull();
  });
});
