import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffRole } from '../../../domain/office/rights.ts';
import { givenAccount, givenCard } from '../../../test/given.ts';
import { officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => running.stop());

const REASON = 'kortti ei toiminut kassalla';
const agent = (roles: StaffRole[] = ['agent']) => officeMember(running, roles);

async function givenHolder() {
  const personId = await givenAccount(running.pool);
  const { cardId } = await givenCard(running.pool, {
    accountId: personId,
    validUntil: '2027-09-30',
  });
  return { personId, cardId };
}

async function validUntil(cardId: string): Promise<string> {
  const { rows } = await running.pool.query(
    'select valid_until::text as until from card_validity where card_id = $1',
    [cardId],
  );
  return rows[0].until;
}

const days = (personId: string, amount: number) => ({ personId, unit: 'days' as const, amount });

async function actionRequestOf(
  member: Awaited<ReturnType<typeof agent>>,
  input: ReturnType<typeof days>,
  actionId: string = randomUUID(),
) {
  const { previewed } = await member.ask('previewGoodwill', { input });
  return { input, actionId, reason: REASON, previewed };
}

describe('an action', () => {
  test('has a preview with before and after that changes nothing', async () => {
    const { personId, cardId } = await givenHolder();
    const member = await agent();
    const preview = await member.ask('previewGoodwill', { input: days(personId, 7) });
    expect(preview).toMatchObject({
      refusal: null,
      lines: [
        {
          label: 'until',
          before: { key: 'until', values: [{ day: '2027-09-30' }] },
          after: { key: 'until', values: [{ day: '2027-10-07' }] },
        },
        { label: 'given', after: { key: 'givenOf', values: [7, 31] } },
        {},
        {},
      ],
    });
    expect(await validUntil(cardId)).toBe('2027-09-30');
  });

  test('sent twice, even concurrently, is performed once and answers the same', async () => {
    const { personId, cardId } = await givenHolder();
    const member = await agent();
    const actionRequest = await actionRequestOf(member, days(personId, 5));
    const [first, second] = await Promise.all([
      member.ask('performGoodwill', actionRequest),
      member.ask('performGoodwill', actionRequest),
    ]);
    expect(second).toEqual(first);
    expect(await member.ask('performGoodwill', actionRequest)).toEqual(first);
    expect(await validUntil(cardId)).toBe('2027-10-05');
  });

  test('is refused when its id belongs to another action or another member', async () => {
    const { personId } = await givenHolder();
    const member = await agent();
    const actionRequest = await actionRequestOf(member, days(personId, 5));
    await member.ask('performGoodwill', actionRequest);
    const other = { ...actionRequest, input: days(personId, 6) };
    expect(await member.refusal('performGoodwill', other)).toMatchObject({
      status: 409,
      errorCode: 'ACTION_ID_USED',
    });
    const colleague = await agent();
    expect((await colleague.refusal('performGoodwill', actionRequest)).errorCode).toBe(
      'ACTION_ID_USED',
    );
  });

  test('is refused when the state changed after the preview, also from another browser', async () => {
    const { personId, cardId } = await givenHolder();
    const [one, other] = [await agent(), await agent(['seniorAgent'])];
    const [first, second] = [
      await actionRequestOf(one, days(personId, 5)),
      await actionRequestOf(other, days(personId, 8)),
    ];
    await one.ask('performGoodwill', first);
    expect(await other.refusal('performGoodwill', second)).toMatchObject({
      status: 409,
      errorCode: 'ACTION_CHANGED',
      message: expect.stringContaining('muuttuivat'),
    });
    expect(await validUntil(cardId)).toBe('2027-10-05');
  });

  test("stays within the role's yearly limit across colleagues; undoing frees the limit", async () => {
    const { personId } = await givenHolder();
    const [junior, senior] = [await agent(), await agent(['seniorAgent'])];
    const given = await actionRequestOf(senior, days(personId, 30));
    await senior.ask('performGoodwill', given);
    const preview = await junior.ask('previewGoodwill', { input: days(personId, 2) });
    expect(preview.refusal).toEqual({ key: 'overLimit', values: [1, 31] });
    const actionRequest = await actionRequestOf(junior, days(personId, 2));
    expect(await junior.refusal('performGoodwill', actionRequest)).toMatchObject({
      errorCode: 'ACTION_REFUSED',
      message: expect.stringContaining('1 pv'),
    });
    const undone = { actionId: given.actionId, undoId: randomUUID(), reason: REASON };
    await senior.ask('undoAction', undone);
    const after = await junior.ask('previewGoodwill', { input: days(personId, 2) });
    expect(after.refusal).toBeNull();
  });

  test('needs a reason with visible characters and never applies to oneself', async () => {
    const { personId } = await givenHolder();
    const member = await agent();
    const actionRequest = await actionRequestOf(member, days(personId, 5));
    for (const reason of ['', '  a  ', 'x'.repeat(501), 'puoli \ud83d']) {
      expect((await member.refusal('performGoodwill', { ...actionRequest, reason })).status).toBe(
        400,
      );
    }
    await givenCard(running.pool, { accountId: member.accountId, validUntil: '2027-09-30' });
    const own = { input: days(member.accountId, 5) };
    expect((await member.refusal('previewGoodwill', own)).errorCode).toBe('OWN_ACCOUNT');
    const nobody = { input: { personId: randomUUID(), words: 'kukaan' } };
    expect((await member.refusal('previewNote', nobody)).status).toBe(404);
  });
});

describe('undoing an action', () => {
  test('restores the previous state once and leaves a row of its own', async () => {
    const { personId, cardId } = await givenHolder();
    const member = await agent();
    const actionRequest = await actionRequestOf(member, days(personId, 5));
    await member.ask('performGoodwill', actionRequest);
    const asked = {
      actionId: actionRequest.actionId,
      undoId: randomUUID(),
      reason: 'väärä asiakas',
    };
    const [first, again] = await Promise.all([
      member.ask('undoAction', asked),
      member.ask('undoAction', asked),
    ]);
    expect(again).toEqual(first);
    expect(await validUntil(cardId)).toBe('2027-09-30');
    const twice = await member.refusal('undoAction', { ...asked, undoId: randomUUID() });
    expect(twice.errorCode).toBe('CANNOT_UNDO');
    const undoOfUndo = { ...asked, actionId: asked.undoId, undoId: randomUUID() };
    expect((await member.refusal('undoAction', undoOfUndo)).errorCode).toBe('CANNOT_UNDO');
  });

  test('is refused after a later change, without the right of its kind, and after its time', async () => {
    const { personId } = await givenHolder();
    const member = await agent();
    const first = await actionRequestOf(member, days(personId, 5));
    await member.ask('performGoodwill', first);
    const second = await actionRequestOf(member, days(personId, 6));
    await member.ask('performGoodwill', second);
    const undo = (actionId: string) => ({ actionId, undoId: randomUUID(), reason: REASON });
    expect((await member.refusal('undoAction', undo(first.actionId))).errorCode).toBe(
      'ACTION_CHANGED',
    );
    const viewer = await agent(['viewer']);
    expect((await viewer.refusal('undoAction', undo(second.actionId))).status).toBe(403);
    const old = await givenHolder();
    const third = await actionRequestOf(member, days(old.personId, 5));
    await member.ask('performGoodwill', third);
    await running.pool.query(
      `alter table staff_action disable trigger staff_action_only_forgets;
       update staff_action set at = at - interval '31 days' where id = '${third.actionId}';
       alter table staff_action enable trigger staff_action_only_forgets`,
    );
    expect((await member.refusal('undoAction', undo(third.actionId))).errorCode).toBe(
      'CANNOT_UNDO',
    );
  });
});

describe('the row of an action', () => {
  test('appears in the timeline with who, why and whether it can be undone', async () => {
    const { personId } = await givenHolder();
    const member = await agent();
    const input = { personId, words: 'Haluaa kirjeet ruotsiksi' };
    const { previewed } = await member.ask('previewNote', { input });
    const actionId = randomUUID();
    await member.ask('performNote', { input, actionId, reason: input.words, previewed });
    const actionsOf = async (who: typeof member) => {
      const asked = { id: personId, kind: 'staff' as const };
      const { lines } = await who.ask('getTimeOfPerson', asked, 'GET');
      return lines.flatMap(({ action }) => action ?? []);
    };
    const [seen] = await actionsOf(member);
    expect(seen).toMatchObject({ kind: 'note', reason: input.words, canUndo: true, isUndo: false });
    expect((await actionsOf(await agent(['viewer'])))[0]).toMatchObject({ canUndo: false });
    const { notes } = await member.ask('getPerson', { id: personId }, 'GET');
    expect(notes).toMatchObject([{ words: input.words }]);
    await member.ask('undoAction', { actionId, undoId: randomUUID(), reason: 'vanhentunut' });
    const lines = await actionsOf(member);
    expect(lines.map(({ isUndo, isUndone }) => [isUndo, isUndone]).toSorted()).toEqual([
      [false, true],
      [true, false],
    ]);
    const withdrawn = await member.ask('getPerson', { id: personId }, 'GET');
    expect(withdrawn.notes).toEqual([]);
  });

  test('offers no undo that would be refused and says why', async () => {
    const { personId } = await givenHolder();
    const member = await agent();
    const first = await actionRequestOf(member, days(personId, 5));
    await member.ask('performGoodwill', first);
    await member.ask('performGoodwill', await actionRequestOf(member, days(personId, 3)));
    const asked = { id: personId, kind: 'staff' as const };
    const { lines } = await member.ask('getTimeOfPerson', asked, 'GET');
    const offers = lines.flatMap(({ action }) =>
      action ? [[action.canUndo, action.undoFault]] : [],
    );
    const { message } = await member.refusal('undoAction', {
      actionId: first.actionId,
      undoId: randomUUID(),
      reason: REASON,
    });
    expect(message).toContain('Peru ensin uudempi');
    expect(offers.toSorted()).toEqual([
      [false, message],
      [true, null],
    ]);
  });

  test('is never changed or removed; deleting the account erases only its words', async () => {
    const { personId } = await givenHolder();
    const member = await agent();
    const actionRequest = await actionRequestOf(member, days(personId, 5));
    await member.ask('performGoodwill', actionRequest);
    const { pool } = running;
    const id = [actionRequest.actionId];
    for (const statement of [
      'delete from staff_action where id = $1',
      `update staff_action set reason = 'toinen syy' where id = $1`,
      `update staff_action set grade = 'low' where id = $1`,
      `update staff_action set undoes = id where id = $1`,
    ]) {
      await expect(pool.query(statement, id)).rejects.toThrow(/never/);
    }
    await pool.query(
      'update museum_card set holder_account_id = null where holder_account_id = $1',
      [personId],
    );
    await pool.query('delete from account where id = $1', [personId]);
    const { rows } = await pool.query('select * from staff_action where id = $1', id);
    expect(rows[0]).toMatchObject({
      kind: 'goodwill',
      member_id: member.accountId,
      person_id: null,
      reason: null,
      before: null,
      after: null,
      input: null,
    });
  });
});
