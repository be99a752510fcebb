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

/** Calls made, by the last part of their URL. */
let calls: string[];
/** Ends pending calls with 502, as a proxy does when the portal is gone. */
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
/** Ignores soft hyphens, and the commitment text in front of a payment method's name. */
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

/** Opens the view that contains the button, if it is not shown yet. */
async function openQuestion({ first = [], button }: Press) {
  for (const name of first) {
    if (buttonOf(button)) return;
    fireEvent.click(buttonOf(name) as HTMLElement);
    await settle();
  }
}

/** Fills fields, which may appear only after a click. */
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

/** Clicks repeatedly before React can render the busy state. */
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
    test('a double click makes one call, and the second click finds it busy', async () => {
      await opened(press);
      await pressTimes(2, press.button);
      expect(made(press)).toBe(1);
      const button = buttonOf(press.button);
      const atWork = button?.getAttribute('aria-disabled') ?? button?.getAttribute('aria-pressed');
      if (button) expect(atWork).toBe('true');
      expect(shownToasts().visible).toEqual([]);
    });

    test('can be clicked again when there is no answer', async () => {
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

test('only one file sets a busy flag, since React state alone lets a second click through', () => {
  const own = filesIn('web').filter(
    (file) => /\.tsx?$/.test(file) && /\bset(Is)?Busy\b/.test(textOf(file)),
  );
  expect(own).toEqual(['web/platform/use-one-at-a-time.ts']);
});
