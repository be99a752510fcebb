// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as toastRules from '../domain/toast/toast-queue.ts';
import { ACCOUNT_PRESSES } from '../test/customer-presses/account.tsx';
import { CARD_PRESSES } from '../test/customer-presses/cards.tsx';
import { ORDER_PRESSES } from '../test/customer-presses/orders.tsx';
import type { Press } from '../test/customer-presses/press.tsx';
import { PageAround } from '../test/page-around.tsx';
import { filesIn, textOf } from '../test/repository.ts';
import { closeToast, shownToasts, startToasts } from './ui/toast-store.ts';

/** The calls that were made, by the last part of their address. */
let calls: string[];
/** Ends the calls that wait for an answer, as a proxy does that lost the portal. */
let breakOff: () => void;

function answerWith({ call, answers = {} }: Press) {
  const waiting: ((response: Response) => void)[] = [];
  breakOff = () => {
    for (const answer of waiting.splice(0)) answer(new Response('<h1>502</h1>', { status: 502 }));
  };
  vi.stubGlobal('fetch', (address: string) => {
    const [path = ''] = address.split('?');
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isAsked = call.startsWith('/') ? path.includes(call) : name === call;
    calls.push(isAsked ? call : name);
    if (isAsked) return new Promise((answer) => waiting.push(answer));
    return Promise.resolve(new Response(JSON.stringify(answers[name] ?? {})));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  startToasts(toastRules);
  document.body.innerHTML = '<script id="page-data" type="text">{"scheme":{}}</script>';
  calls = [];
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.location.hash = '';
  for (const { id } of shownToasts().visible) closeToast(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(50);
    await vi.dynamicImportSettled();
  });
/** Soft hyphens are not read, and what a payment method binds to stands before its name. */
const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => {
    const said = textContent.replaceAll('\u00ad', '').trim();
    return said === name || said.includes(`: ${name}`);
  });

async function opened(press: Press) {
  answerWith(press);
  window.location.hash = press.hash ?? '';
  const { page, place } = press;
  render(
    <PageAround isCustomer={press.isOwn ?? false} {...(place && { place })}>
      {page}
    </PageAround>,
  );
  await settle();
  type(press);
  await openQuestion(press);
  expect(type(press), 'fields that are not on the page').toEqual([]);
}

/** Presses what leads to the button, where it is not there yet. */
async function openQuestion({ first = [], button }: Press) {
  for (const name of first) {
    if (buttonOf(button)) return;
    fireEvent.click(buttonOf(name) as HTMLElement);
    await settle();
  }
}

/** Answers what is not on the page: it may come with a button. */
function type({ typed = {} }: Press): string[] {
  return Object.entries(typed).flatMap(([id, value]) => {
    const field = (document.getElementById(id) ??
      document.querySelector(`[value="${id}"]`)) as HTMLInputElement | null;
    if (!field) return [id];
    if (value !== true) fireEvent.change(field, { target: { value } });
    else if (!field.checked) fireEvent.click(field);
    return [];
  });
}

/** So often before the page can draw that it is at work. */
async function pressTimes(times: number, name: string) {
  const button = buttonOf(name) as HTMLButtonElement;
  expect(button, name).toBeDefined();
  const form = button.type === 'submit' ? button.form : null;
  act(() => {
    for (let time = 0; time < times; time += 1) {
      if (form) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      else button.click();
    }
  });
  await settle();
}

const made = ({ call }: Press) => calls.filter((name) => name === call).length;

describe.each([...ACCOUNT_PRESSES, ...CARD_PRESSES, ...ORDER_PRESSES])(
  '$call by “$button”',
  (press) => {
    test('pressed twice at once is one call, and the second press finds it at work', async () => {
      await opened(press);
      await pressTimes(2, press.button);
      expect(made(press)).toBe(1);
      const button = buttonOf(press.button);
      const atWork = button?.getAttribute('aria-disabled') ?? button?.getAttribute('aria-pressed');
      if (button) expect(atWork).toBe('true');
      expect(shownToasts().visible).toEqual([]);
    });

    test('without an answer it can be pressed again', async () => {
      await opened(press);
      await pressTimes(1, press.button);
      breakOff();
      await settle();
      type(press);
      await openQuestion(press);
      type(press);
      await pressTimes(2, press.again ?? press.button);
      expect(made(press)).toBe(2);
    });
  },
);

test('what is at work is kept in one place: a flag that is only drawn lets a second press through', () => {
  const own = filesIn('web').filter(
    (file) => /\.tsx?$/.test(file) && /\bset(Is)?Busy\b/.test(textOf(file)),
  );
  expect(own).toEqual(['web/platform/use-one-at-a-time.ts']);
});
