import { isLocalDate } from '../base/local-date.ts';
import type { PostalAddress } from '../person/address-line.ts';
import { cleanField } from '../person/clean-field.ts';
import type { ErrorCode, FieldError } from '../person/field-error.ts';
import { fieldErrors } from '../person/field-rules.ts';
import { cleanAddress, postedAddressErrors } from '../person/postal-address.ts';
import { type SendTime, sendTimeFault } from './send-time.ts';

export const GREETING_LENGTH = 200;
/** On the hour, from early morning to late evening: a gift must not wake its recipient. */
export const SEND_HOURS = Array.from({ length: 16 }, (_, index) => index + 7);

export const POSTED_TO = ['buyer', 'recipient'] as const;
export type PostedTo = (typeof POSTED_TO)[number];

export type Giver = PostalAddress & {
  firstName: string;
  lastName: string;
  emailAddress: string;
  phone: string;
};
export type Recipient = PostalAddress & {
  recipientName: string;
  recipientEmail: string;
  greeting: string;
  /** Null: sent as soon as it is paid. */
  sendTime: { day: string; hour: number } | null;
};
export type GiftForm = {
  isDigital: boolean;
  giver: Giver;
  recipients: Recipient[];
  /** Null: not chosen yet. Envelopes only. */
  postedTo: PostedTo | null;
  /** Null: the box 'I have a campaign code' is not ticked. */
  campaignCode: string | null;
  termsAccepted: boolean;
};

const GIVER_FIELDS = ['firstName', 'lastName', 'emailAddress', 'phone'] as const;

/** Form field name of a recipient: the field and the recipient's index. */
export function fieldOf(field: string, place: number): string {
  return `${field}-${place}`;
}

export type GiftRules = {
  now: number;
  giftsInOrder: number;
  /** Countries to which envelopes are posted. */
  plasticCountries: readonly string[];
};

/** Every error of a gift, in the order in which the form shows its fields. */
export function giftFormErrors(
  form: GiftForm,
  { now, giftsInOrder, plasticCountries }: GiftRules,
): FieldError[] {
  const { giver, recipients, isDigital, postedTo, campaignCode } = form;
  const judge = (field: string, value: string) => fieldErrors(field, value, { currentYear: 0 });
  const count = recipients.length;
  return [
    ...(count < 1 || count > giftsInOrder ? [error('numberOfUnits', 'units', giftsInOrder)] : []),
    ...(!isDigital && postedTo === null ? [error('postedTo', 'postedTo')] : []),
    ...recipients.flatMap((recipient, place) =>
      recipientErrors(recipient, { isDigital, postedTo, now, plasticCountries }).map((fault) => ({
        ...fault,
        field: fieldOf(fault.field, place),
      })),
    ),
    ...GIVER_FIELDS.flatMap((field) => judge(field, giver[field])),
    ...(!isDigital && postedTo === 'buyer' ? postedAddressErrors(giver, plasticCountries) : []),
    ...(campaignCode === null ? [] : judge('campaignCode', campaignCode)),
    ...(form.termsAccepted ? [] : [error('terms', 'terms')]),
  ];
}

type RecipientRules = Pick<GiftForm, 'isDigital' | 'postedTo'> & Omit<GiftRules, 'giftsInOrder'>;

function recipientErrors(
  recipient: Recipient,
  { isDigital, postedTo, now, plasticCountries }: RecipientRules,
): FieldError[] {
  const judge = (field: 'recipientName' | 'recipientEmail' | 'greeting') =>
    fieldErrors(field, recipient[field], { currentYear: 0 });
  return [
    ...judge('recipientName'),
    ...(isDigital ? judge('recipientEmail') : []),
    ...(!isDigital && postedTo === 'recipient'
      ? postedAddressErrors(recipient, plasticCountries)
      : []),
    ...judge('greeting'),
    ...(isDigital ? sendErrors(recipient.sendTime, now) : []),
  ];
}

export function sendErrors(time: Recipient['sendTime'], now: number): FieldError[] {
  if (!time) return [];
  const isHour = Number.isInteger(time.hour) && time.hour >= 0 && time.hour < 24;
  if (!isLocalDate(time.day) || !isHour) return [error('sendDay', 'sendDay')];
  const fault = sendTimeFault({ day: time.day, hour: time.hour }, now);
  return fault ? [error('sendDay', fault)] : [];
}

/** As stored: cleaned. A delivery time without errors is a day and an hour. */
export function cleanRecipient(recipient: Recipient): Omit<Recipient, 'sendTime'> & {
  sendTime: SendTime | null;
} {
  const { sendTime } = recipient;
  return {
    ...cleanAddress(recipient),
    recipientName: cleanField('recipientName', recipient.recipientName),
    recipientEmail: cleanField('recipientEmail', recipient.recipientEmail),
    greeting: cleanField('greeting', recipient.greeting),
    sendTime:
      sendTime && isLocalDate(sendTime.day) ? { day: sendTime.day, hour: sendTime.hour } : null,
  };
}

function error(field: string, code: ErrorCode, ...args: number[]): FieldError {
  return { field, code, args };
}
