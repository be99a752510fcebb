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

const HOME = { country: 'FI' as const };
const OLD = { ...HOME, streetAddress: 'Vanha katu 1', zipCode: '00100', city: 'Helsinki' };
const NEW = { ...HOME, streetAddress: 'Uusikatu 5 A', zipCode: '20100', city: 'Turku' };

async function givenHolder({ isWaiting = false, isPrinted = false, home = OLD } = {}) {
  const { pool } = running;
  const personId = await givenAccount(pool);
  const { cardId } = await givenCard(pool, { accountId: personId });
  const plastic = (cause: string, sentAt: string | null, batchId: string | null) =>
    pool.query(
      `insert into plastic_card_order
         (card_id, cause, recipient_name, street_address, zip_code, city, ordered_at, sent_to_production_at, batch_id,
          place, printed)
       values ($1, $2, 'Aino Lahtinen', $3, $4, $5, '2027-01-15', $6, $7::uuid,
               case when $7::uuid is not null then 1 end, case when $7::uuid is not null then '{}'::jsonb end)`,
      [cardId, cause, home.streetAddress, home.zipCode, home.city, sentAt, batchId],
    );
  if (isWaiting) await plastic('waiting', null, null);
  if (isPrinted) {
    const { rows } = await pool.query(
      `insert into plastic_batch (id, made_at) values (gen_random_uuid(), now()) returning id`,
    );
    await plastic('printed', '2027-01-20', rows[0].id);
  }
  return { personId, cardId };
}

async function change(personId: string, address: object = NEW) {
  const member = await officeMember(running, ['agent']);
  const input = { personId, ...NEW, ...address };
  const preview = await member.ask('previewChangeAddress', { input });
  const actionId = randomUUID();
  const actionRequest = { input, actionId, reason: 'muutti Turkuun', previewed: preview.previewed };
  return { member, preview, actionRequest, actionId };
}

async function placesOf(cardId: string): Promise<Record<string, string>> {
  const { rows } = await running.pool.query(
    'select cause, street_address as street from plastic_card_order where card_id = $1',
    [cardId],
  );
  return Object.fromEntries(rows.map(({ cause, street }) => [cause, street]));
}

const mailsTo = async (personId: string) => {
  const { rows } = await running.pool.query(
    `select data ->> 'address' as address from mail_outbox
       join account on lower(account.email_address) = lower(address)
      where account.id = $1 and letter = 'address-changed' order by queued_at, mail_outbox.id`,
    [personId],
  );
  return rows.map(({ address }) => address);
};

test('redirects a waiting card but not one at the printer, notifies the holder and can be undone', async () => {
  const { personId, cardId } = await givenHolder({ isWaiting: true, isPrinted: true });
  const { member, preview, actionRequest, actionId } = await change(personId);
  expect(preview).toMatchObject({
    refusal: null,
    lines: [
      {
        label: 'address',
        before: { key: 'words', values: ['Vanha katu 1, 00100 Helsinki'] },
        after: { key: 'words', values: ['Uusikatu 5 A, 20100 Turku'] },
      },
      { label: 'plastic', after: { key: 'turned' } },
      {
        label: 'printed',
        after: {
          key: 'printed',
          values: ['Vanha katu 1, 00100 Helsinki', expect.any(Number)],
        },
      },
      { label: 'told', after: { key: 'letter' } },
    ],
  });
  expect(await placesOf(cardId)).toEqual({ waiting: 'Vanha katu 1', printed: 'Vanha katu 1' });

  await member.ask('performChangeAddress', actionRequest);
  await member.ask('performChangeAddress', actionRequest);
  expect(await placesOf(cardId)).toEqual({ waiting: 'Uusikatu 5 A', printed: 'Vanha katu 1' });
  const person = await member.ask('getPerson', { id: personId }, 'GET');
  expect(person).toMatchObject({ address: 'Uusikatu 5 A, 20100 Turku', home: NEW });
  expect(await mailsTo(personId)).toEqual(['Uusikatu 5 A, 20100 Turku']);

  const undone = { actionId, undoId: randomUUID(), reason: 'väärä asiakas' };
  await member.ask('undoAction', undone);
  expect(await placesOf(cardId)).toEqual({ waiting: 'Vanha katu 1', printed: 'Vanha katu 1' });
  expect(await mailsTo(personId)).toHaveLength(2);
});

test('lets a lost card get a new plastic one that was refused without an address', async () => {
  const { personId, cardId } = await givenHolder();
  const { member, actionRequest } = await change(personId);
  const input = { personId, why: 'lost' as const, wantsPlastic: true };
  expect(await member.ask('previewReplaceNumber', { input })).toMatchObject({
    refusal: { key: 'noAddress' },
  });

  await member.ask('performChangeAddress', actionRequest);
  const preview = await member.ask('previewReplaceNumber', { input });
  expect(preview.refusal).toBeNull();
  const { previewed } = preview;
  const replaced = { input, actionId: randomUUID(), reason: 'kortti katosi', previewed };
  await member.ask('performReplaceNumber', replaced);
  expect(Object.values(await placesOf(cardId))).toEqual(['Uusikatu 5 A']);
});

test('abroad, where no plastic is posted, keeps the address and orders no new card', async () => {
  const { personId, cardId } = await givenHolder({ isWaiting: true });
  const abroad = { streetAddress: 'Storgatan 2', zipCode: '114 55', city: 'Solna', country: 'SE' };
  const { member, preview, actionRequest } = await change(personId, abroad);
  expect(preview).toMatchObject({
    lines: [
      { after: { values: ['Storgatan 2, 114 55 Solna, Ruotsi'] } },
      { label: 'plastic', after: { key: 'notPosted', values: ['Ruotsi'] } },
      { label: 'told' },
    ],
  });
  await member.ask('performChangeAddress', actionRequest);

  expect(await placesOf(cardId)).toEqual({ waiting: 'Vanha katu 1' });
  expect(await mailsTo(personId)).toEqual(['Storgatan 2, 114 55 Solna, Ruotsi']);
  const input = { personId, why: 'lost' as const, wantsPlastic: true };
  expect(await member.ask('previewReplaceNumber', { input })).toMatchObject({
    refusal: { key: 'notPosted', values: ['Ruotsi'] },
  });
});

test.each([
  [{ zipCode: '1' }, 'zipCode'],
  [{ city: 'Turku 1' }, 'city'],
  [{ streetAddress: '<b>' }, 'streetAddress'],
  [{ ...OLD, streetAddress: ` ${OLD.streetAddress} ` }, 'same'],
])('rejects %j: %s', async (address, key) => {
  const { personId } = await givenHolder({ isWaiting: true });

  expect((await change(personId, address)).preview.refusal).toEqual({ key, values: [] });
});

test('is refused to a member with read access only', async () => {
  const { personId } = await givenHolder();
  const viewer = await officeMember(running, ['viewer']);

  const refused = await viewer.refusal('previewChangeAddress', { input: { personId, ...NEW } });
  expect(refused.status).toBe(403);
});
