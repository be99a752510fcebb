import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTION_KINDS, type ActionKind } from '../../../domain/office/actions.ts';
import { ACTION_SAMPLES } from '../../../test/action-samples.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../db/database.ts';
import { ALL_ACTIONS } from './all-actions.ts';
import { canonical } from './canonical.ts';
import type { Act, AnyAction } from './define-action.ts';
import { actOf } from './perform-action.ts';
import { findAction } from './staff-action-queries.ts';

let running: TestApp;
let member: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  member = await officeMember(running);
});
afterAll(() => running.stop());

const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

/** What stands in the database, read apart from the call that changed it. */
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

async function doAndUndo(kind: ActionKind, input: object, isUndone: boolean) {
  const before = await stateOf(kind, input, null);
  const name = capital(kind);
  const preview = await member.ask(`preview${name}` as 'previewNote', { input } as never);
  expect(canonical(await stateOf(kind, input, null))).toBe(canonical(before));
  const actionId = randomUUID();
  const deed = { input, actionId, reason: 'pyydetty puhelimessa', previewed: preview.previewed };
  if (preview.refusal) {
    const rows = await actionCount();
    expect((await member.refusal(`perform${name}`, deed)).errorCode).toBe('ACTION_REFUSED');
    expect(canonical(await stateOf(kind, input, actionId))).toBe(canonical(before));
    expect(await actionCount()).toBe(rows);
    return;
  }
  const outcome = await member.ask(`perform${name}` as 'performNote', deed as never);
  const row = await findAction(running.pool, actionId);
  expect(canonical(row?.before)).toBe(canonical(before));
  expect(canonical(await stateOf(kind, input, actionId))).toBe(canonical(row?.after));
  if (!isUndone || outcome.undoUntil === null) return;
  await member.ask('undoAction', { actionId, undoId: randomUUID(), reason: 'väärä asiakas' });
  expect(canonical(await stateOf(kind, input, actionId))).toBe(canonical(before));
}

describe('the effect of every action equals its preview, and undoing brings back what was', () => {
  test.each(ACTION_KINDS)('%s', async (kind) => {
    const sample = ACTION_SAMPLES[kind];
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.boolean()), fc.gen(), async (undone, generated) => {
        const given = await sample.given(running);
        for (let step = 0; step < 3; step += 1) {
          const input = generated(() => sample.inputs(given));
          await doAndUndo(kind, input, undone.next().value ?? false);
        }
      }),
      { numRuns: 8 },
    );
  });
});
