import type { PostedTo } from '../../../domain/gift/gift-form.ts';
import type { PostalAddress } from '../../../domain/person/address-line.ts';
import { NO_ADDRESS } from '../../../domain/person/postal-address.ts';
import {
  type Fault,
  type FormFaults,
  NO_FAULTS,
  submitFailed,
  withoutHighlights,
} from '../../parts/form/form-faults.ts';

export type GiverValues = PostalAddress & {
  firstName: string;
  lastName: string;
  emailAddress: string;
};
export type RecipientValues = PostalAddress & {
  /** React key of a recipient, stable when another is removed. */
  key: number;
  recipientName: string;
  recipientEmail: string;
  greeting: string;
  when: 'now' | 'later';
  sendDay: string;
  sendHour: string;
};
export type RecipientField = Exclude<keyof RecipientValues, 'key' | 'when'>;

export type GiftFormState = {
  giver: GiverValues;
  recipients: RecipientValues[];
  postedTo: PostedTo | null;
  hasCampaignCode: boolean;
  campaignCode: string;
  termsAccepted: boolean;
  faults: FormFaults;
};

export type GiftFormEvent =
  | { type: 'giverTyped'; field: keyof GiverValues; value: string }
  | { type: 'recipientTyped'; place: number; field: RecipientField; value: string }
  | { type: 'whenChosen'; place: number; when: 'now' | 'later'; day: string }
  | { type: 'recipientAdded' }
  | { type: 'recipientRemoved'; place: number }
  /** The address of the recipient before this one. */
  | { type: 'addressReused'; place: number }
  | { type: 'postedToChosen'; postedTo: PostedTo }
  | { type: 'campaignToggled'; isOpen: boolean }
  | { type: 'campaignTyped'; value: string }
  | { type: 'termsTicked'; isTicked: boolean }
  | { type: 'faulted'; faults: Fault[] }
  | { type: 'passed' };

function emptyRecipient(key: number): RecipientValues {
  return {
    key,
    recipientName: '',
    recipientEmail: '',
    greeting: '',
    ...NO_ADDRESS,
    when: 'now',
    sendDay: '',
    sendHour: '9',
  };
}

export function emptyGiftForm(): GiftFormState {
  const nobody = { firstName: '', lastName: '', emailAddress: '' };
  return {
    giver: { ...nobody, ...NO_ADDRESS },
    recipients: [emptyRecipient(0)],
    postedTo: null,
    hasCampaignCode: false,
    campaignCode: '',
    termsAccepted: false,
    faults: NO_FAULTS,
  };
}

export function giftForm(state: GiftFormState, event: GiftFormEvent): GiftFormState {
  switch (event.type) {
    case 'faulted':
      return { ...state, faults: submitFailed(state.faults, event.faults) };
    case 'passed':
      return { ...state, faults: NO_FAULTS };
    default:
      // Typing anywhere clears all highlights.
      return { ...changed(state, event), faults: withoutHighlights(state.faults) };
  }
}

type Change = Exclude<GiftFormEvent, { type: 'faulted' | 'passed' }>;

function changed(state: GiftFormState, event: Change): GiftFormState {
  const { recipients } = state;
  switch (event.type) {
    case 'giverTyped':
      return { ...state, giver: { ...state.giver, [event.field]: event.value } };
    case 'recipientTyped':
      return withRecipient(state, event.place, { [event.field]: event.value });
    case 'whenChosen': {
      const sendDay = recipients[event.place]?.sendDay || event.day;
      return withRecipient(state, event.place, { when: event.when, sendDay });
    }
    case 'recipientAdded': {
      const key = Math.max(...recipients.map((recipient) => recipient.key)) + 1;
      return { ...state, recipients: [...recipients, emptyRecipient(key)] };
    }
    case 'recipientRemoved':
      if (recipients.length === 1) return state;
      return { ...state, recipients: recipients.filter((_, place) => place !== event.place) };
    case 'addressReused': {
      const before = recipients[event.place - 1];
      if (!before) return state;
      const { streetAddress, zipCode, city, country } = before;
      return withRecipient(state, event.place, { streetAddress, zipCode, city, country });
    }
    case 'postedToChosen':
      return { ...state, postedTo: event.postedTo };
    case 'campaignToggled':
      return { ...state, hasCampaignCode: event.isOpen, campaignCode: '' };
    case 'campaignTyped':
      return { ...state, campaignCode: event.value };
    case 'termsTicked':
      return { ...state, termsAccepted: event.isTicked };
  }
}

function withRecipient(
  state: GiftFormState,
  place: number,
  change: Partial<RecipientValues>,
): GiftFormState {
  const recipients = state.recipients.map((recipient, index) =>
    index === place ? { ...recipient, ...change } : recipient,
  );
  return { ...state, recipients };
}
