import { describe, expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { NO_ADDRESS } from '../person/postal-address.ts';
import { cleanRecipient, type GiftForm, giftFormErrors, type Recipient } from './gift-form.ts';
import { type GiftFacts, giftState, mayChange, mayResend, mayTurnDigital } from './gift-state.ts';
import { instantOf, sendTimeFault, sendTimeOf } from './send-time.ts';

const now = Date.parse('2026-11-15T10:00:00Z');
const recipient: Recipient = {
  recipientName: 'Elias',
  recipientEmail: 'elias@example.fi',
  greeting: '',
  ...NO_ADDRESS,
  sendTime: null,
};
const address = { streetAddress: 'Kauppakatu 3', zipCode: '33100', city: 'Tampere' };
const form: GiftForm = {
  isDigital: true,
  giver: {
    firstName: 'Aino',
    lastName: 'Lahtinen',
    emailAddress: 'aino@example.fi',
    phone: '',
    ...NO_ADDRESS,
  },
  recipients: [recipient],
  postedTo: null,
  campaignCode: null,
  termsAccepted: true,
};
const errorsOf = (change: Partial<GiftForm>) =>
  giftFormErrors(
    { ...form, ...change },
    { now, giftsInOrder: 20, plasticCountries: ['FI', 'SE'] },
  ).map(({ field, code }) => `${field} ${code}`);
const withRecipient = (change: Partial<Recipient>) =>
  errorsOf({ recipients: [recipient, { ...recipient, ...change }] });

describe('gift form', () => {
  test('has no errors when filled in correctly, for e-mail or envelope', () => {
    expect(errorsOf({})).toEqual([]);
    const envelope = { isDigital: false, recipients: [{ ...recipient, recipientEmail: '' }] };
    const giver = { ...form.giver, ...address };
    expect(errorsOf({ ...envelope, postedTo: 'buyer', giver })).toEqual([]);
    const recipients = [{ ...recipient, ...address }];
    expect(errorsOf({ isDigital: false, postedTo: 'recipient', recipients })).toEqual([]);
  });

  test.each<[string, Partial<Recipient>, string]>([
    ['a name', { recipientName: '' }, 'recipientName-1 required'],
    ['a mail address', { recipientEmail: '' }, 'recipientEmail-1 required'],
    ['a mail address that is one', { recipientEmail: 'x@y' }, 'recipientEmail-1 min'],
    ['a short greeting', { greeting: 'x'.repeat(201) }, 'greeting-1 max'],
    ['a real day', { sendTime: { day: '2026-02-30', hour: 9 } }, 'sendDay-1 sendDay'],
    ['an hour', { sendTime: { day: '2026-12-24', hour: -1 } }, 'sendDay-1 sendDay'],
    ['a time to come', { sendTime: { day: '2026-11-15', hour: 12 } }, 'sendDay-1 sendPast'],
    ['a near day', { sendTime: { day: '2027-11-17', hour: 9 } }, 'sendDay-1 sendFar'],
  ])('reports a recipient without %s', (_name, change, error) => {
    expect(withRecipient(change)).toContain(error);
  });

  test('asks where an envelope is posted to, and requires only that address', () => {
    expect(errorsOf({ isDigital: false })).toEqual(['postedTo postedTo']);
    const missing = ['streetAddress required', 'zipCode zipMissing', 'city required'];
    expect(errorsOf({ isDigital: false, postedTo: 'buyer' })).toEqual(missing);
    expect(errorsOf({ isDigital: false, postedTo: 'recipient' })).toEqual(
      missing.map((error) => error.replace(' ', '-0 ')),
    );
  });

  test("applies the country's postal code rule and posts only to configured countries", () => {
    const swede = { ...address, zipCode: '114 55', country: 'SE' };
    const toBuyer = (place: object) => {
      const giver = { ...form.giver, ...address, ...place };
      return errorsOf({ isDigital: false, postedTo: 'buyer', giver });
    };
    const toRecipient = (place: object) => {
      const recipients = [{ ...recipient, ...address, ...place }];
      return errorsOf({ isDigital: false, postedTo: 'recipient', recipients });
    };
    expect(toBuyer(swede)).toEqual([]);
    expect(toRecipient(swede)).toEqual([]);
    expect(toRecipient({ ...swede, country: 'FI' })).toEqual(['zipCode-0 zipFormat']);
    expect(toBuyer({ ...swede, country: 'DE' })).toEqual(['country notPosted']);
    expect(toRecipient({ ...swede, country: 'DE' })).toEqual(['country-0 notPosted']);
    // E-mail has no country limit.
    expect(errorsOf({ recipients: [{ ...recipient, country: 'DE' }] })).toEqual([]);
  });

  test('accepts one to twenty recipients', () => {
    expect(errorsOf({ recipients: [] })).toEqual(['numberOfUnits units']);
    expect(errorsOf({ recipients: Array(20).fill(recipient) })).toEqual([]);
    expect(errorsOf({ recipients: Array(21).fill(recipient) })).toEqual(['numberOfUnits units']);
  });

  test('keeps line breaks of a greeting and removes control characters', () => {
    const greeting = ' Hei!\r\nNähdään\u0007 pian. ';
    expect(cleanRecipient({ ...recipient, greeting }).greeting).toBe('Hei!\nNähdään pian.');
  });
});

describe('delivery time in Finland', () => {
  test.each([
    ['2026-12-24', 9, '2026-12-24T07:00:00.000Z'],
    ['2026-06-24', 9, '2026-06-24T06:00:00.000Z'],
    ['2026-06-24', 1, '2026-06-23T22:00:00.000Z'],
    // Clocks skip three o'clock in March and show it twice in October.
    ['2026-03-29', 3, '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', 3, '2026-10-25T00:00:00.000Z'],
  ])('%s at %i is %s', (day, hour, instant) => {
    expect(new Date(instantOf({ day: localDate(day), hour })).toISOString()).toBe(instant);
  });

  test('is converted back to the chosen day and hour', () => {
    const time = { day: localDate('2026-12-24'), hour: 18 };
    expect(sendTimeOf(instantOf(time))).toEqual(time);
  });

  test('is never the current moment', () => {
    expect(sendTimeFault({ day: localDate('2026-11-15'), hour: 12 }, now)).toBe('sendPast');
    expect(sendTimeFault({ day: localDate('2026-11-15'), hour: 13 }, now)).toBeNull();
  });
});

describe('state of a sent gift', () => {
  const nothing: GiftFacts = {
    isDigital: true,
    sentAt: null,
    openedAt: null,
    activatedAt: null,
    batchedAt: null,
    postedAt: null,
    takenBackAt: null,
  };
  const envelope = { ...nothing, isDigital: false };

  test.each<[GiftFacts, string, boolean, boolean, boolean]>([
    [nothing, 'scheduled', true, false, false],
    [{ ...nothing, sentAt: 1 }, 'sent', false, true, false],
    [{ ...nothing, sentAt: 1, openedAt: 2 }, 'opened', false, true, false],
    [{ ...nothing, sentAt: 1, activatedAt: 3 }, 'activated', false, false, false],
    [{ ...nothing, sentAt: 1, takenBackAt: 3 }, 'withdrawn', false, false, false],
    [envelope, 'toBePrinted', true, false, true],
    [{ ...envelope, batchedAt: 1 }, 'printed', false, false, true],
    [{ ...envelope, batchedAt: 1, postedAt: 2 }, 'posted', false, false, true],
    [{ ...envelope, postedAt: 2, activatedAt: 3 }, 'activated', false, false, false],
  ])('%j is %s', (facts, state, change, resend, turn) => {
    const found = giftState(facts);
    expect(found).toBe(state);
    expect([mayChange(found), mayResend(found), mayTurnDigital(found)]).toEqual([
      change,
      resend,
      turn,
    ]);
  });
});
