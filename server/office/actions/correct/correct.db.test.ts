import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount, givenCard } from '../../../../test/given.ts';
import { officeMember } from '../../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => running.stop());

async function givenHolder({ isProduced }: { isProduced: boolean }) {
  const { pool } = running;
  const personId = await givenAccount(pool);
  const { cardId } = await givenCard(pool, { accountId: personId });
  await pool.query(
    `insert into plastic_card_order (card_id, cause, recipient_name, street_address, zip_code, city, ordered_at,
                                     sent_to_production_at)
     values ($1, 'given', 'Aino Lahtinen', 'Museokatu 1', '00100', 'Helsinki', now(), case when $2 then now() end)`,
    [cardId, isProduced],
  );
  return { personId, cardId };
}

async function plasticOf(cardId: string): Promise<string[]> {
  const { rows } = await running.pool.query<{ told: string }>(
    `select concat_ws(' ', recipient_name, case when sent_to_production_at is not null then 'made' end) as told
       from plastic_card_order where card_id = $1 and cancelled_at is null order by ordered_at, cause desc`,
    [cardId],
  );
  return rows.map(({ told }) => told).toSorted();
}

const named = (personId: string) => ({
  personId,
  firstName: 'Aina',
  lastName: 'Lahtinen',
  bornIn: 1988,
});

async function correctName(personId: string) {
  const member = await officeMember(running, ['agent']);
  const input = named(personId);
  const preview = await member.ask('previewCorrect', { input });
  const actionId = randomUUID();
  const actionRequest = {
    input,
    actionId,
    reason: 'kirjoitusvirhe ostossa',
    previewed: preview.previewed,
  };
  await member.ask('performCorrect', actionRequest);
  return { member, actionId, preview };
}

test('before production the plastic card gets the corrected name, and search finds both names', async () => {
  const { personId, cardId } = await givenHolder({ isProduced: false });
  const { member } = await correctName(personId);
  expect(await plasticOf(cardId)).toEqual(['Aina Lahtinen']);
  const person = await member.ask('getPerson', { id: personId }, 'GET');
  expect(person).toMatchObject({ name: 'Aina Lahtinen', yearOfBirth: 1988 });
  for (const question of ['aina lahtinen', 'aino lahtinen']) {
    const { hits } = await member.ask('findInOffice', { question }, 'GET');
    expect(hits.map((hit) => hit.subject === 'person' && hit.id)).toContain(personId);
  }
});

test('after production a new plastic card is ordered, and undoing cancels it', async () => {
  const { personId, cardId } = await givenHolder({ isProduced: true });
  const { member, actionId, preview } = await correctName(personId);
  expect(preview.lines.find(({ label }) => label === 'plastic')).toMatchObject({
    before: { key: 'produced', values: ['Aino Lahtinen'] },
    after: { key: 'reprint', values: ['Aina Lahtinen', 'Museokatu 1, 00100 Helsinki'] },
  });
  expect(await plasticOf(cardId)).toEqual(['Aina Lahtinen', 'Aino Lahtinen made']);
  await member.ask('undoAction', { actionId, undoId: randomUUID(), reason: 'väärä asiakas' });
  expect(await plasticOf(cardId)).toEqual(['Aino Lahtinen made']);
  const person = await member.ask('getPerson', { id: personId }, 'GET');
  expect(person).toMatchObject({ name: 'Aino Lahtinen', yearOfBirth: 1987 });
});

test('undoing is refused once the new plastic card is in production', async () => {
  const { personId, cardId } = await givenHolder({ isProduced: true });
  const { member, actionId } = await correctName(personId);
  await running.pool.query(
    'update plastic_card_order set sent_to_production_at = now() where card_id = $1',
    [cardId],
  );
  const undo = { actionId, undoId: randomUUID(), reason: 'väärä asiakas' };
  expect((await member.refusal('undoAction', undo)).errorCode).toBe('ACTION_CHANGED');
});
