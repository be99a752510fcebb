// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTION_KINDS, type ActionKind } from '../../../../domain/office/actions.ts';
import { PageAround } from '../../../../test/page-around.tsx';
import { TYPED_ACTIONS } from '../../../../test/typed-actions.ts';
import { texts } from '../../../texts/fi/parts/office-actions.ts';
import { ACTION_FORMS } from '../actions/action-forms.ts';
import { ActionDialog } from './action-dialog.tsx';
import { onProofWanted } from './guarded-calls.ts';
import { UndoDialog } from './undo-dialog.tsx';

type Sent = { verb: string; body: { input: object; actionId?: string; reason?: string } };
type Answer = () => Response | Promise<Response>;

/** What the portal answers to each look and each deed, in turn; the last one stands for all that follow. */
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

/** All that somebody put in, as it stands. */
const standing = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea, select')].map(
    ({ id, value, checked }) => `${id} ${value} ${checked}`,
  );

const form = () => document.querySelector('dialog form') as HTMLFormElement;
async function look() {
  fireEvent.submit(form());
  await settle();
}
/** Looked at, with its reason: one press away. */
async function ready(kind: ActionKind) {
  const given = await opened(kind);
  await look();
  if (!ACTION_FORMS[kind].reasonOf) typeIn('action-reason', 'Asiakas pyysi');
  return given;
}
/** Pressed twice before the page can say that it is at work. */
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
  test('pressed twice at once is one look and one deed', async () => {
    const { onDone } = await opened(kind);
    await pressTwice();
    // The button has gone: the next key goes on from what it showed.
    expect(document.activeElement?.getAttribute('aria-live')).toBe('polite');
    if (!ACTION_FORMS[kind].reasonOf) typeIn('action-reason', 'Asiakas pyysi');
    await pressTwice();
    expect(sent.map(({ verb }) => verb)).toEqual(['preview', 'perform']);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('broken on the way: says so, keeps all, and asks for the same deed again', async () => {
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

  test('without an answer: at work for 20 seconds, then given back', async () => {
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

  test('refused by a fault of the portal: its own words, and all stays', async () => {
    await ready(kind);
    const typed = standing();
    deeds = [refusal('SERVER_ERROR', 500)];
    await look();
    expect(told()).toBe('sanottu: SERVER_ERROR');
    expect(standing()).toEqual(typed);
  });

  test('decided in another tab meanwhile: says so and shows what would be now', async () => {
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

  test('its session ended: goes on once somebody signed in, with what was seen', async () => {
    const { onDone } = await ready(kind);
    const stop = onProofWanted(async () => true);
    deeds = [refusal('INVALID_SESSION_ID', 401), done];
    await look();
    stop();
    const [first, second] = performed();
    expect(second).toEqual(first);
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});

test('what was looked at before something else was typed is not shown for it', async () => {
  await opened('correct');
  let answer: (response: Response) => void = () => {};
  looks = [() => new Promise((resolve) => (answer = resolve))];
  await look();
  typeIn('correct-firstName', 'Aina');
  answer(effect('of Aino')());
  await settle();
  expect(screen.queryByRole('table')).toBeNull();
});

test('done by the keys without a reason: it is asked for at its field, and nothing is done', async () => {
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

test('a lost answer and another reason: the first was done, and the next is a deed of its own', async () => {
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

  test('pressed twice at once is one', async () => {
    const { onDone } = await undoing();
    await pressTwice();
    expect(sent).toHaveLength(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('without an answer: says so, keeps the reason, and asks for the same', async () => {
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

/** The fields that are red, with what each says. */
const red = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[id$="-error"]')].map(({ id, textContent }) => [
      id.replace(/-error$/, ''),
      textContent?.replaceAll('\u00a0', ' '),
    ]),
  );

describe('what is missing or wrong', () => {
  test.each(ACTION_KINDS.filter((kind) => TYPED_ACTIONS[kind].typed || TYPED_ACTIONS[kind].file))(
    '%s: every empty field says so at once, nothing is sent, the first takes the focus',
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
      // Whoever cannot see the fields finds out by pressing: it is never said to be out of use.
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
    '%s %o: all at once, each at its own field, and what was typed stays',
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
      // What is mended is no longer red, the others stay.
      const [first] = Object.keys(typed);
      typeIn(String(first), kind === 'createCampaign' ? '10' : '2027-01-05');
      expect(red()).not.toHaveProperty(String(first));
    },
  );
});
