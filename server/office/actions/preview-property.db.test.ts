import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTION_KINDS, type ActionKind } from '../../../domain/office/actions.ts';
import { RIGHTS } from '../../../domain/office/rights.ts';
import { ACTION_SAMPLES } from '../../../test/action-samples.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../db/database.ts';
import { ALL_ACTIONS } from './all-actions.ts';
import { canonical } from './canonical.ts';
import type { Act, AnyAction } from './define-action.ts';
import { actOf } from './perform-action.ts';
import { findAction, findActionLines } from './staff-action-queries.ts';
import { undoOffers } from './undo-offer.ts';

let running: TestApp;
let member: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  member = await officeMember(running);
});
afterAll(() => running.stop());

const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

/** Reads the database independently of the call that changed it. */
function stateOf(kind: ActionKind, input: object, actionId: string | null) {
  const action: AnyAction = ALL_ACTIONS[kind];
  const user = { accountId: member.accountId };
  const act: Act = actOf({ ...running, user, language: 'fi' } as never, actionId);
  return inTransaction(running.pool, (tx) => action.state(tx, input, act));
}

async function actionCount(): Promise<number> {
  const { rows } = await running.pool.query('select count(*)::int as count from staff_action');
  return rows[0].count;
}

/** The id of the action that was performed and remains. */
async function doAndUndo(
  kind: ActionKind,
  input: object,
  isUndone: boolean,
): Promise<string | null> {
  const before = await stateOf(kind, input, null);
  const name = capital(kind);
  const preview = await member.ask(`preview${name}` as 'previewNote', { input } as never);
  expect(canonical(await stateOf(kind, input, null))).toBe(canonical(before));
  const actionId = randomUUID();
  const actionRequest = {
    input,
    actionId,
    reason: 'pyydetty puhelimessa',
    previewed: preview.previewed,
  };
  if (preview.refusal) {
    const rows = await actionCount();
    expect((await member.refusal(`perform${name}`, actionRequest)).errorCode).toBe(
      'ACTION_REFUSED',
    );
    expect(canonical(await stateOf(kind, input, actionId))).toBe(canonical(before));
    expect(await actionCount()).toBe(rows);
    return null;
  }
  const outcome = await member.ask(`perform${name}` as 'performNote', actionRequest as never);
  const row = await findAction(running.pool, actionId);
  expect(canonical(row?.before)).toBe(canonical(before));
  expect(canonical(await stateOf(kind, input, actionId))).toBe(canonical(row?.after));
  if (!isUndone || outcome.undoUntil === null) return actionId;
  expect(await offerOf(actionId)).toEqual({ canUndo: true, undoFault: null });
  await member.ask('undoAction', { actionId, undoId: randomUUID(), reason: 'väärä asiakas' });
  expect(canonical(await stateOf(kind, input, actionId))).toBe(canonical(before));
  return null;
}

async function offerOf(actionId: string) {
  const user = { accountId: member.accountId, rights: RIGHTS };
  const lines = await findActionLines(running.pool, [actionId]);
  const context = { ...running, user, language: 'fi' } as never;
  return (await undoOffers(context, lines)).get(actionId);
}

/** An offered undo must succeed, and a withheld one must show the sentence of the refusal. */
async function offerHolds(actionId: string) {
  const offer = await offerOf(actionId);
  if (!offer) return;
  const asked = { actionId, undoId: randomUUID(), reason: 'väärä asiakas' };
  if (offer.canUndo) await member.ask('undoAction', asked);
  else expect((await member.refusal('undoAction', asked)).message).toBe(offer.undoFault);
}

describe('the effect of every action equals its preview, and undoing restores the state', () => {
  test.each(ACTION_KINDS)(
    '%s',
    async (kind) => {
      const sample = ACTION_SAMPLES[kind];
      await fc.assert(
        fc.asyncProperty(fc.infiniteStream(fc.boolean()), fc.gen(), async (undone, generated) => {
          const given = await sample.given(running);
          const stay: (string | null)[] = [];
          for (let step = 0; step < 3; step += 1) {
            const input = generated(() => sample.inputs(given));
            stay.push(await doAndUndo(kind, input, undone.next().value ?? false));
          }
          for (const actionId of stay) if (actionId) await offerHolds(actionId);
        }),
        { numRuns: 8 },
      );
      // Two dozen actions: one that is cut off goes on, and its rows would be counted to the next.
    },
    400_000,
  );
});
