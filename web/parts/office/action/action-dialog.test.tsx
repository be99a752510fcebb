// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTION_KINDS, type ActionKind } from '../../../../domain/office/actions.ts';
import { PageAround } from '../../../../test/page-around.tsx';
import { TYPED_ACTIONS } from '../../../../test/typed-actions.ts';
import { texts } from '../../../texts/fi/parts/office-actions.ts';
import { ACTION_FORMS } from '../actions/action-forms.ts';
import { ActionDialog } from './action-dialog.tsx';
import { onProofRequired } from './guarded-calls.ts';
import { UndoDialog } from './undo-dialog.tsx';

type Sent = { verb: string; body: { input: object; actionId?: string; reason?: string } };
type Answer = () => Response | Promise<Response>;

/** Answers to each preview and each perform call, in order; the last one repeats. */
let looks: Answer[];
let deeds: Answer[];
let sent: Sent[];

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (errorCode: string, status: number) => () =>
  json([{ errorCode, message: `sanottu: ${errorCode}` }], status);
const effect = (previewed: string) => () =>
  json({ lines: [], refusal: null, letter: null, previewed, needsSecond: false });
const done = () =>
  json({ actionId: 'a', kind: 'note', at: 0, undoUntil: null, isAsked: false, follows: null });
const broken = () => new Response('<h1>502</h1>', { status: 502 });
const never = () => new Promise<Response>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  looks = [effect('seen')];
  deeds = [done];
  sent = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const verb = /\/(preview|perform|undo|find)[^/]*$/.exec(url.split('?')[0] ?? '')?.[1] ?? url;
    if (verb === 'find') return Promise.resolve(json({ hits: [FOUND] }));
    sent.push({ verb, body: JSON.parse(String(init.body)) });
    const answers = verb === 'preview' ? looks : deeds;
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) as Answer;
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FOUND = {
  subject: 'person',
  id: 'o',
  name: 'Bo Ek',
  email: 'bo@example.fi',
  city: '',
  phone: '',
};
const settle = () => act(() => vi.advanceTimersByTimeAsync(10));
const field = (id: string) => document.getElementById(id) as HTMLInputElement;

async function opened(
  kind: ActionKind,
  typed: Record<string, string | true> = TYPED_ACTIONS[kind].typed ?? {},
  about: object = {},
) {
  const onDone = vi.fn();
  render(
    <PageAround>
      <ActionDialog
        texts={texts}
        kind={kind}
        subject={{ ...TYPED_ACTIONS[kind].subject, ...about } as never}
        onClose={() => {}}
        onDone={onDone}
      />
    </PageAround>,
  );
  if (kind === 'mergePeople') {
    typeIn('merge-question', 'Ek');
    fireEvent.click(screen.getByRole('button', { name: texts.kinds.mergePeople.form.find }));
    await settle();
  }
  const { file } = TYPED_ACTIONS[kind];
  if (about && 'topic' in about && about.topic === 'tracking') typeIn('fact-measurer-gtm', true);
  for (const [id, value] of Object.entries(typed)) typeIn(id, value);
  if (file && typed === TYPED_ACTIONS[kind].typed) {
    fireEvent.change(field('museum-table'), { target: { files: [new File([file], 'm.csv')] } });
    await settle();
  }
  return { onDone };
}

function typeIn(id: string, value: string | true) {
  const element = field(id);
  expect(element, id).not.toBeNull();
  if (value === true) fireEvent.click(element);
  else fireEvent.change(element, { target: { value } });
}

/** Everything typed in the dialog. */
const standing = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea, select')].map(
    ({ id, value, checked }) => `${id} ${value} ${checked}`,
  );

const form = () => document.querySelector('dialog form') as HTMLFormElement;
async function look() {
  fireEvent.submit(form());
  await settle();
}
/** Preview loaded and reason typed: only the last button is left. */
async function ready(kind: ActionKind) {
  const given = await opened(kind);
  await look();
  if (!ACTION_FORMS[kind].reasonOf) typeIn('action-reason', 'Asiakas pyysi');
  return given;
}
/** Clicks twice before React can render the busy state. */
async function pressTwice() {
  act(() => {
    form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await settle();
}
const told = () => within(form()).getByRole('alert').textContent;
const performed = () => sent.filter(({ verb }) => verb === 'perform').map(({ body }) => body);

describe.each(ACTION_KINDS)('%s', (kind) => {
  test('a double click sends one preview and one perform call', async () => {
    const { onDone } = await opened(kind);
    await pressTwice();
    // The button is gone: the keyboard continues from the result.
    expect(document.activeElement?.getAttribute('aria-live')).toBe('polite');
    if (!ACTION_FORMS[kind].reasonOf) typeIn('action-reason', 'Asiakas pyysi');
    await pressTwice();
    expect(sent.map(({ verb }) => verb)).toEqual(['preview', 'perform']);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('a lost connection shows an error, keeps the input and retries with the same action id', async () => {
    const { onDone } = await ready(kind);
    const typed = standing();
    deeds = [broken, done];
    await look();
    expect(told()).toBe(texts.unanswered);
    expect(standing()).toEqual(typed);
    await look();
    expect(onDone).toHaveBeenCalledTimes(1);
    const [first, second] = performed();
    expect(second).toEqual(first);
  });

  test('without an answer it is busy for 20 seconds, then usable again', async () => {
    const { onDone } = await ready(kind);
    const typed = standing();
    deeds = [never, done];
    await look();
    await look();
    expect(performed()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(told()).toBe(texts.unanswered);
    expect(standing()).toEqual(typed);
    await look();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('an error of the server shows its message and keeps the input', async () => {
    await ready(kind);
    const typed = standing();
    deeds = [refusal('SERVER_ERROR', 500)];
    await look();
    expect(told()).toBe('sanottu: SERVER_ERROR');
    expect(standing()).toEqual(typed);
  });

  test('a conflict with another tab shows a message and the new preview', async () => {
    const { onDone } = await ready(kind);
    const typed = standing();
    deeds = [refusal('ACTION_CHANGED', 409), done];
    looks = [effect('seen anew')];
    await look();
    expect(told()).toBe('sanottu: ACTION_CHANGED');
    expect(standing()).toEqual(typed);
    await look();
    expect(performed()[1]).toMatchObject({ previewed: 'seen anew' });
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('an expired session continues after signing in, with the preview that was shown', async () => {
    const { onDone } = await ready(kind);
    const stop = onProofRequired(async () => true);
    deeds = [refusal('INVALID_SESSION_ID', 401), done];
    await look();
    stop();
    const [first, second] = performed();
    expect(second).toEqual(first);
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});

test('a preview is not shown for input that was changed after its request', async () => {
  await opened('correct');
  let answer: (response: Response) => void = () => {};
  looks = [() => new Promise((resolve) => (answer = resolve))];
  await look();
  typeIn('correct-firstName', 'Aina');
  answer(effect('of Aino')());
  await settle();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the shortcut without a reason marks the reason field and sends nothing', async () => {
  await opened('correct');
  await look();
  const doByKeys = () => fireEvent.keyDown(form(), { key: 'Enter', ctrlKey: true });

  doByKeys();
  await settle();
  expect(red()).toEqual({ 'action-reason': expect.stringContaining(texts.missing) });
  expect(document.activeElement?.id).toBe('action-reason');
  expect(performed()).toEqual([]);

  typeIn('action-reason', 'Asiakas pyysi');
  expect(red()).toEqual({});
  doByKeys();
  await settle();
  expect(performed()).toHaveLength(1);
});

test('after a lost answer a changed reason is sent with a new action id', async () => {
  await ready('correct');
  deeds = [broken, refusal('ACTION_ID_USED', 409), done];
  await look();
  typeIn('action-reason', 'Kirjoitusvirhe');
  await look();
  expect(told()).toBe('sanottu: ACTION_ID_USED');
  await look();
  const ids = performed().map(({ actionId }) => actionId);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

describe('undoing', () => {
  async function undoing() {
    const onDone = vi.fn();
    const action = { id: 'a', kind: 'correct' as const };
    render(
      <PageAround>
        <UndoDialog texts={texts} action={action} onClose={() => {}} onDone={onDone} />
      </PageAround>,
    );
    typeIn('undo-reason', 'Väärä henkilö');
    return { onDone };
  }

  test('a double click sends one undo', async () => {
    const { onDone } = await undoing();
    await pressTwice();
    expect(sent).toHaveLength(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('without an answer it shows an error, keeps the reason and retries with the same id', async () => {
    const { onDone } = await undoing();
    deeds = [never, refusal('CANNOT_UNDO', 409), done];
    await look();
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(told()).toBe(texts.unanswered);
    await look();
    expect(told()).toBe('sanottu: CANNOT_UNDO');
    expect(field('undo-reason').value).toBe('Väärä henkilö');
    await look();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});

/** The fields marked as invalid, with their messages. */
const red = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[id$="-error"]')].map(({ id, textContent }) => [
      id.replace(/-error$/, ''),
      textContent?.replaceAll('\u00a0', ' '),
    ]),
  );

describe('validation of the form', () => {
  test.each(ACTION_KINDS.filter((kind) => TYPED_ACTIONS[kind].typed || TYPED_ACTIONS[kind].file))(
    '%s: submit marks every empty field, sends nothing and focuses the first',
    async (kind) => {
      await opened(kind, {});
      const required = [
        ...form().querySelectorAll<HTMLInputElement>('[aria-required=true], [data-required=true]'),
      ];
      for (const { id, type, value } of required) {
        if (type !== 'checkbox' && type !== 'file' && value) typeIn(id, '');
      }
      await look();
      const empty = required.filter((field) =>
        field.tagName === 'FIELDSET' ? !field.querySelector(':checked') : !field.value,
      );
      expect(Object.keys(red())).toEqual(expect.arrayContaining(empty.map(({ id }) => id)));
      expect(sent).toEqual([]);
      expect(told()).not.toBe('');
      // The submit button stays enabled, so that screen reader users find the errors by pressing it.
      const press = screen.getByRole('button', { name: texts.look });
      expect(press.getAttribute('aria-disabled')).toBeNull();
      if (empty.length > 0) expect(form().contains(document.activeElement)).toBe(true);
    },
  );

  const refusals = texts.kinds;
  test.each<[ActionKind, object, Record<string, string>, Record<string, string>]>([
    [
      'createCampaign',
      {},
      {
        'campaign-value': '0,10',
        'campaign-from': '2026-11-01',
        'campaign-until': '2026-10-01',
        'campaign-code': 'Ä!',
        'campaign-limit': '0',
      },
      {
        'campaign-name': texts.missing,
        'campaign-value': 'Alennuksen on oltava 1,00 €–500,00 €.',
        'campaign-from': refusals.createCampaign.refusals.beginPassed,
        'campaign-until': refusals.createCampaign.refusals.endBeforeBegin,
        'campaign-limit': expect.any(String) as string,
        'campaign-code': expect.any(String) as string,
      },
    ],
    [
      'planPrices',
      {},
      { 'plan-from': '2026-11-16', 'plan-annual': '0,50', 'plan-monthly': '500', 'plan-vat': 'x' },
      {
        'plan-from': refusals.planPrices.refusals.dayPassed,
        'plan-annual': 'Vuosihinnan on oltava 1,00 €–1 000,00 €.',
        'plan-monthly': 'Kuukausierän on oltava 1,00 €–100,00 €.',
        'plan-vat': 'Kirjoita luku, esimerkiksi 1,00',
        'plan-renewalWhileValid': expect.any(String) as string,
      },
    ],
    [
      'planFact',
      {},
      { 'fact-from': '2026-11-01', 'fact-companyUnits': '0', 'fact-giftsInOrder': '1000' },
      {
        'fact-from': refusals.planFact.refusals.dayPassed,
        'fact-companyUnits': expect.stringContaining('on oltava') as string,
        'fact-giftsInOrder': expect.stringContaining('on oltava') as string,
      },
    ],
    [
      'planFact',
      { topic: 'banner' },
      { 'fact-from': '2026-12-02', 'fact-until': '2026-12-01', 'fact-words-fi': 'Huolto' },
      {
        'fact-until': refusals.planFact.refusals.endsBefore,
        'fact-words-sv': expect.any(String) as string,
        'fact-words-en': expect.any(String) as string,
      },
    ],
    [
      'planFact',
      { topic: 'tracking' },
      { 'fact-from': '2026-11-01', 'fact-tracking-id': '1', 'fact-tracking-url': 'ftp' },
      {
        'fact-from': refusals.planFact.refusals.dayPassed,
        'fact-tracking-id': expect.any(String) as string,
      },
    ],
  ])(
    '%s %o: each error is shown at its field, and the input stays',
    async (kind, about, typed, expected) => {
      await opened(kind, typed, about);
      const before = standing();
      await look();
      expect(red()).toEqual(expected);
      expect(told()).toContain(String(Object.keys(expected).length));
      expect(standing()).toEqual(before);
      expect(sent).toEqual([]);
      expect(document.activeElement?.id).toBe(
        [...form().querySelectorAll('[aria-invalid=true]')][0]?.id,
      );
      // A corrected field loses its mark, the others keep theirs.
      const [first] = Object.keys(typed);
      typeIn(String(first), kind === 'createCampaign' ? '10' : '2027-01-05');
      expect(red()).not.toHaveProperty(String(first));
    },
  );
});
