// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { say } from '../../../../contract/texts/action-text.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { PageAround } from '../../../../test/page-around.tsx';
import { texts } from '../../../texts/fi/office-refunds.ts';
import { AccountForm } from './account-form.tsx';
import { PaidForm } from './paid-form.tsx';
import type { Refund } from './refund-data.ts';

const refund = {
  ...{ id: 'r', way: 'account', site: '', amount: 79, orderNumber: 'MK-1000001' },
  payerName: 'Aino Ek',
} as Refund;
const { refusals } = texts.actions.kinds.payRefund;

/** Answer of the portal to a preview of the refund, or to an account number. */
let answer: () => Response;
let sent: string[];
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address);
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function opened(form: 'paid' | 'account') {
  const shared = { refund, texts, onChanged: () => {} };
  render(
    <PageAround rights={['payment.settle', 'refund.ask']}>
      {form === 'paid' ? (
        <PaidForm {...shared} today={localDate('2026-11-16')} />
      ) : (
        <AccountForm {...shared} />
      )}
    </PageAround>,
  );
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });
const press = () => act(async () => void fireEvent.submit(document.querySelector('form') as Node));

/** The invalid field with the focus, and its message. */
function told() {
  const { id } = document.activeElement as HTMLElement;
  expect(field(id).getAttribute('aria-invalid')).toBe('true');
  return [id, document.getElementById(`${id}-error`)?.textContent];
}

test.each(['', '  ', 'A1'])('a reference that is “%s” is rejected at its field', async (typed) => {
  opened('paid');
  type('reference-r', typed);
  await press();

  expect(told()).toEqual(['reference-r', expect.stringContaining(refusals.noReference)]);
  expect(sent).toEqual([]);

  type('reference-r', 'A123');
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
});

test('an empty day is rejected at its field', async () => {
  opened('paid');
  type('reference-r', 'A123');
  type('paid-on-r', '');
  await press();

  expect(told()).toEqual(['paid-on-r', expect.stringContaining(texts.actions.missing)]);
});

test.each([
  ['reference-r', 'used', say('used', 'MK-1', { euros: 79 }, { day: '2026-11-10' })],
  ['paid-on-r', 'tooEarly', say('tooEarly', { day: '2026-11-15' })],
  ['paid-on-r', 'notYet', say('notYet')],
] as const)('a refusal of the portal is shown at %s: %s', async (id, key, refusal) => {
  answer = () => json({ lines: [], refusal, letter: null, previewed: 'x', needsSecond: false });
  opened('paid');
  type('reference-r', 'A123');
  await press();

  const [words = ''] = refusals[key].split('{');
  expect(told()).toEqual([id, expect.stringContaining(words)]);
});

test('an error of the refund itself is shown below the form', async () => {
  const refusal = say('notBegun');
  answer = () => json({ lines: [], refusal, letter: null, previewed: 'x', needsSecond: false });
  opened('paid');
  type('reference-r', 'A123');
  await press();

  const form = within(document.querySelector('form') as HTMLElement);
  expect(form.getByRole('alert').textContent).toBe(refusals.notBegun);
});

test('a missing or refused account number is shown at its field', async () => {
  opened('account');
  await press();
  expect(told()).toEqual(['iban-r', expect.stringContaining(texts.actions.missing)]);
  expect(sent).toEqual([]);

  answer = () => json([{ errorCode: 'INVALID_IBAN', message: 'Tilinumerossa on virhe.' }], 400);
  type('iban-r', 'FI00');
  await press();
  expect(told()).toEqual(['iban-r', expect.stringContaining('Tilinumerossa on virhe.')]);

  type('holder-r', '');
  await press();
  expect(told()).toEqual(['holder-r', expect.stringContaining(texts.actions.missing)]);
});
