import { expect, test } from 'vitest';
import { testTransitions } from '../../../test/transitions.ts';
import {
  emptyGiftForm,
  type GiftFormEvent,
  type GiftFormState,
  giftForm,
} from './gift-form-state.ts';

const NOBODY = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  streetAddress: '',
  zipCode: '',
  city: '',
  country: 'FI',
};
const recipient = (key: number, change: object = {}) => ({
  key,
  recipientName: '',
  recipientEmail: '',
  greeting: '',
  streetAddress: '',
  zipCode: '',
  city: '',
  country: 'FI',
  when: 'now' as const,
  sendDay: '',
  sendHour: '9',
  ...change,
});

test('the initial form has one empty recipient', () => {
  expect(emptyGiftForm()).toEqual({
    giver: NOBODY,
    recipients: [recipient(0)],
    postedTo: null,
    hasCampaignCode: false,
    campaignCode: '',
    termsAccepted: false,
    faults: { found: [], isRed: false, submits: 0 },
  });
});

const GIVER = {
  firstName: 'Aino',
  lastName: 'Lahtinen',
  emailAddress: 'a@b.fi',
  streetAddress: 'Torikatu 1',
  zipCode: '20100',
  city: 'Turku',
  country: 'FI',
};
const HOME = {
  ...{ streetAddress: 'Kauppakatu 3', zipCode: '33100' },
  ...{ city: 'Tampere', country: 'SE' },
};
const ELIAS = recipient(1, {
  recipientName: 'Elias',
  ...HOME,
  when: 'later',
  sendDay: '2026-12-24',
});
const MAIJA = recipient(4, { recipientName: 'Maija', greeting: 'Hei', streetAddress: 'K 1' });
const FULL: GiftFormState = {
  giver: GIVER,
  recipients: [ELIAS, MAIJA],
  postedTo: 'buyer',
  hasCampaignCode: true,
  campaignCode: 'KEVAT',
  termsAccepted: true,
  faults: { found: [{ field: 'city', text: 'Puuttuu.' }], isRed: true, submits: 2 },
};
/** Typing anywhere clears the highlights; the list stays. */
const faults = { ...FULL.faults, isRed: false };
const NO_FAULTS = { found: [], isRed: false, submits: 0 };

testTransitions<GiftFormState, GiftFormEvent>(giftForm, FULL, {
  giverTyped: [
    [
      { field: 'city', value: 'Åbo' },
      { giver: { ...GIVER, city: 'Åbo' }, faults },
    ],
  ],
  recipientTyped: [
    [
      { place: 1, field: 'greeting', value: 'Moi' },
      { recipients: [ELIAS, { ...MAIJA, greeting: 'Moi' }], faults },
    ],
  ],
  whenChosen: [
    // A day chosen earlier is kept.
    [
      { place: 0, when: 'now', day: '2027-01-01' },
      { recipients: [{ ...ELIAS, when: 'now' }, MAIJA], faults },
    ],
    [
      { place: 1, when: 'later', day: '2027-01-01' },
      { recipients: [ELIAS, { ...MAIJA, when: 'later', sendDay: '2027-01-01' }], faults },
    ],
  ],
  // With an unused key.
  recipientAdded: [[{}, { recipients: [ELIAS, MAIJA, recipient(5)], faults }]],
  recipientRemoved: [
    [{ place: 0 }, { recipients: [MAIJA], faults }],
    [{ place: 0 }, { faults }, { recipients: [ELIAS] }],
  ],
  addressReused: [
    [{ place: 1 }, { recipients: [ELIAS, { ...MAIJA, ...HOME }], faults }],
    [{ place: 0 }, { faults }],
  ],
  postedToChosen: [[{ postedTo: 'recipient' }, { postedTo: 'recipient', faults }]],
  campaignToggled: [
    [{ isOpen: false }, { hasCampaignCode: false, campaignCode: '', faults }],
    [{ isOpen: true }, { campaignCode: '', faults }],
  ],
  campaignTyped: [[{ value: 'SYKSY' }, { campaignCode: 'SYKSY', faults }]],
  termsTicked: [[{ isTicked: false }, { termsAccepted: false, faults }]],
  faulted: [[{ faults: [] }, { faults: { found: [], isRed: true, submits: 3 } }]],
  passed: [[{}, { faults: NO_FAULTS }]],
});
