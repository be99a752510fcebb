import { describe, expect, test } from 'vitest';
import type { DraftForm } from '../../../contract/checkout/draft-calls.ts';
import { FINLAND } from '../../../domain/person/phone-number.ts';
import { testTransitions } from '../../../test/transitions.ts';
import { cardForm } from '../../parts/order/card-form-state.ts';
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
  test('is not shown before the form was accepted', () => {
    expect(shownStep(stateAfter(), 1)).toBe(0);
    expect(shownStep(stateAfter({ type: 'checking' }), 1)).toBe(0);
    expect(shownStep(stateAfter({ type: 'checking' }, REFUSED), 1)).toBe(0);
  });

  test('is shown when the URL requests it and the form was accepted', () => {
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
  ])('is not shown after %s', (_, event) => {
    expect(
      shownStep(stateAfter({ type: 'accepted', price: 79, months: 12, note: null }, event), 1),
    ).toBe(0);
  });
});

describe('the title', () => {
  test('is hidden while the form is checked', () => {
    expect(headingOf(stateAfter({ type: 'checking' }), 0)).toBeNull();
  });

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
  test('is annual initially', () => {
    expect(stateAfter().billing).toBe('annually');
  });

  test('is restored for a purchase that was being paid', () => {
    expect(openBuyCard(DRAFT, AT_PAYMENT).billing).toBe('monthly');
  });

  test('of an earlier purchase does not affect a new one', () => {
    expect(openBuyCard(DRAFT, ANEW).billing).toBe('annually');
  });
});

describe('returning', () => {
  test('to the form restores everything except the passwords', () => {
    const { values, choices } = openBuyCard(DRAFT, AT_PAYMENT).form;

    expect(values).toMatchObject({ firstName: 'Aino', city: 'Turku', password: '' });
    expect(values.emailAddress).toBe('aino@example.fi');
    expect(choices).toMatchObject({ plasticCardOptOut: true, termsAccepted: false });
  });

  test('during a payment requires the password again, otherwise not', () => {
    expect(openBuyCard(DRAFT, AT_PAYMENT).isPasswordNeeded).toBe(true);
    expect(openBuyCard(DRAFT, ANEW).isPasswordNeeded).toBe(false);
    expect(openBuyCard(NO_DRAFT, AT_PAYMENT).isPasswordNeeded).toBe(false);
  });
});

const CODE = { field: 'campaignCode', text: 'Ei voimassa.', refusedValue: 'EIOLE' };
const OPENED = openBuyCard(DRAFT, AT_PAYMENT);
const FULL: BuyCardState = {
  form: { ...OPENED.form, faults: { found: [CODE], isRed: true, submits: 2 } },
  billing: 'monthly',
  isChecking: true,
  acceptedPrice: 79,
  acceptedMonths: 13,
  acceptedNote: 'Alin hinta 70 €',
  refusal: REFUSED.refusal,
  refusedCode: 'VANHA',
  isPasswordNeeded: true,
};
const PASSED = { ...FULL.form, faults: { found: [], isRed: false, submits: 0 } };
const red = (submits: number) => ({ found: [CODE], isRed: true, submits });
const { refusal } = REFUSED;

testTransitions<BuyCardState, BuyCardEvent>(buyCard, FULL, {
  // A changed form must be checked again before it can be paid.
  form: [[{ event: TYPED.event }, { form: cardForm(FULL.form, TYPED.event), acceptedPrice: null }]],
  restored: [
    [{ billing: null, campaignCode: null }, {}],
    [{ billing: 'annually', campaignCode: null }, { billing: 'annually' }],
    [
      { billing: null, campaignCode: 'KYMMENEN' },
      {
        form: {
          ...FULL.form,
          values: { ...FULL.form.values, campaignCode: 'KYMMENEN' },
          choices: { ...FULL.form.choices, hasCampaignCode: true },
        },
      },
    ],
  ],
  billingChosen: [[{ billing: 'annually' }, { billing: 'annually', acceptedPrice: null }]],
  faulty: [
    [{ faults: [CODE] }, { form: { ...FULL.form, faults: red(3) }, refusal: null }],
    [{ faults: [] }, { refusal: null }],
  ],
  checking: [[{}, { isChecking: true, refusal: null }, { isChecking: false }]],
  accepted: [
    [
      { price: 70, months: 12, note: null },
      {
        form: PASSED,
        isChecking: false,
        acceptedPrice: 70,
        acceptedMonths: 12,
        acceptedNote: null,
        isPasswordNeeded: false,
      },
    ],
  ],
  refused: [
    [
      { refusal, faults: [] },
      { form: PASSED, isChecking: false, acceptedPrice: null, refusal },
    ],
    [
      { refusal, faults: [CODE] },
      {
        form: { ...PASSED, faults: red(1) },
        isChecking: false,
        acceptedPrice: null,
        refusal,
        refusedCode: 'EIOLE',
      },
      { refusal: null },
    ],
  ],
  cancelled: [[{}, { isChecking: false }]],
});
