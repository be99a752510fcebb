import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handOverToCard, handOverToEpassi, handOverToListed, pollHandOver } from './hand-over.ts';

const form = (id: string, name: string) => ({
  id,
  name,
  svg: '',
  url: `https://pay.example/${name}`,
  parameters: [{ name: 'submit', value: name }],
});
const PAYMENT = {
  redirectUrl: 'https://pay.example/all',
  providers: [
    form('nordea', 'Nordea'),
    form('creditcard', 'Visa'),
    form('creditcard', 'Mastercard'),
  ],
};

describe('a selected method', () => {
  test('gets its own form, by name when two share an id', () => {
    expect(handOverToListed(PAYMENT, { id: 'creditcard', name: 'Mastercard' })).toEqual({
      kind: 'form',
      action: 'https://pay.example/Mastercard',
      fields: [{ name: 'submit', value: 'Mastercard' }],
      hasButton: false,
    });
  });

  test('whose name has changed since is found by its id', () => {
    expect(handOverToListed(PAYMENT, { id: 'nordea', name: 'Nordea Bank' })).toMatchObject({
      action: 'https://pay.example/Nordea',
    });
  });

  test('that has disappeared since leads to the page with all methods', () => {
    expect(handOverToListed(PAYMENT, { id: 'pop', name: 'POP' })).toEqual({
      kind: 'link',
      href: 'https://pay.example/all',
    });
  });
});

describe('a benefit card', () => {
  test('uses the Mastercard form', () => {
    expect(handOverToCard(PAYMENT)).toMatchObject({ action: 'https://pay.example/Mastercard' });
  });

  test('uses another card form, or the page with all methods', () => {
    const visaOnly = { ...PAYMENT, providers: [form('creditcard', 'Visa')] };

    expect(handOverToCard(visaOnly)).toMatchObject({ action: 'https://pay.example/Visa' });
    expect(handOverToCard({ ...PAYMENT, providers: [] })).toMatchObject({ kind: 'link' });
  });
});

test('ePassi gets fields with its own names, and a button', () => {
  const handOver = handOverToEpassi({
    action: 'https://epassi.example',
    stamp: 's',
    site: '77190',
    amount: '79.00',
    rejectURL: 'r',
    cancelURL: 'c',
    returnURL: 'b',
    mac: 'm',
    notifyURL: 'n',
  });

  expect(handOver).toMatchObject({
    kind: 'form',
    action: 'https://epassi.example',
    hasButton: true,
  });
  expect(handOver.kind === 'form' && handOver.fields.map(({ name }) => name)).toEqual([
    'STAMP',
    'SITE',
    'AMOUNT',
    'REJECT',
    'CANCEL',
    'RETURN',
    'MAC',
    'NOTIFY_URL',
  ]);
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Polls for a form that appears after so many milliseconds, or never. */
function wait({ readyAt = Infinity, heldUntil = 0 } = {}) {
  const began = Date.now();
  const happened: string[] = [];
  const elapsed = () => Date.now() - began;
  const stop = pollHandOver({
    leave: () => {
      if (elapsed() < readyAt) return false;
      happened.push(`left ${elapsed()}`);
      return true;
    },
    isOnHold: () => elapsed() < heldUntil,
    giveUp: () => happened.push(`gave up ${elapsed()}`),
  });
  return { happened, stop };
}

describe('polling for the hand-over form', () => {
  test('checks every 200 ms and leaves when the form is there', () => {
    const { happened } = wait({ readyAt: 450 });

    vi.advanceTimersByTime(1_000);

    expect(happened).toEqual(['left 600']);
  });

  test('gives up after fifty checks, once', () => {
    const { happened } = wait();

    vi.advanceTimersByTime(60_000);

    expect(happened).toEqual(['gave up 10000']);
  });

  test('never posts the form twice, and still gives up when the provider does not answer', () => {
    const { happened } = wait({ readyAt: 0 });

    vi.advanceTimersByTime(60_000);

    expect(happened).toEqual(['left 200', 'gave up 10000']);
  });

  test('does not count the time while a dialog is open', () => {
    const { happened } = wait({ heldUntil: 30_000 });

    vi.advanceTimersByTime(60_000);

    expect(happened).toEqual(['gave up 39800']);
  });

  test('does nothing once it is stopped', () => {
    const { happened, stop } = wait({ readyAt: 450 });
    stop();

    vi.advanceTimersByTime(60_000);

    expect(happened).toEqual([]);
  });
});
