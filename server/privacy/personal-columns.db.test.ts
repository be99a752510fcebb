import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLUMNS_OF_NOBODY } from '../../test/columns-of-nobody.ts';
import { givenAccount, givenCard, givenClaimableCards } from '../../test/given.ts';
import { insertRow } from '../../test/insert-row.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { makeLogger } from '../platform/logger.ts';
import { deleteAccounts } from './delete-account.ts';

const DAY = 24 * 60 * 60 * 1000;
const MARK = 'zqleaver';
/** Mixed case: traces in another case belong to the same person. */
const TYPED = 'ZqLeaver@Example.fi';

/** Every column with personal data, and what erases it after account deletion. */
const PERSONAL = {
  deletion: [
    'account.email_address',
    'company_seat.email_address',
    'company_seat.person_name',
    'contact_case.order_number',
    'mail_bounce.email_address',
    'registration_confirmation.contact',
    'registration_confirmation.email_address',
    'staff_approval.answer',

    'account.first_name',
    'account.last_name',
    'company_order.contact_first_name',
    'company_order.contact_last_name',
    'company_order.email_address',
    'company_order.phone',
    'contact_case.email_address',
    'contact_details.city',
    'contact_details.phone',
    'contact_details.street_address',
    'contact_message.body',
    'data_export.data_file',
    'data_export.readable_file',
    'email_change.new_email_address',
    'email_stop.old_email_address',
    'former_email.email_address',
    'letter_stop.email_address',
    'login_code.email_address',
    'mail_outbox.address',
    'mail_outbox.data',
    'museum_card.holder_first_name',
    'museum_card.holder_last_name',
    'password_reset.email_address',
    'payment_order.gift',
    'payment_token.last_four',
    'person_note.words',
    'plastic_card_order.city',
    'plastic_card_order.recipient_name',
    'plastic_card_order.street_address',
    'purchase_draft.form',
    'registration_draft.form',
    'staff_action.after',
    'staff_action.before',
    'staff_action.input',
    'staff_action.reason',
    'staff_approval.input',
    'staff_approval.reason',
  ],
  /** Receipts and what explains them: seven years. */
  books: [
    'card_order.details',
    'company_order.billing_reference',
    'company_order.city',
    'company_order.company_name',
    'company_order.street_address',
    'gift.addressee',
    'gift.city',
    'gift.greeting',
    'gift.recipient_email',
    'gift.recipient_name',
    'gift.street_address',
    'payment.receipt',
    'payment_order.details',
    'search_entry.word',
    'search_entry.written',
    'search_word.word',
  ],
  /** Own retention periods, independent of the account: covered by those jobs' tests. */
  ownTime: [
    'client_log.developer_message',
    'client_log.error_message',
    'client_log.stack_trace',
    'data_import.reason',
    'data_import_chunk.content',
    'data_import_row.before',
    'data_import_row.fields',
    'goodwill_run.reason',
    'order_draft.form',
    'payment.hand_over',
    'payment_notification.fields',
    'plastic_card_order.printed',
    'refund_account.sealed',
    'refund_by_hand.reference',
    'staff_invitation.email_address',
    'staff_passkey.name',
    'unmatched_money.reference',
    'unmatched_money.stamp',
    'withdrawal_statement.email_address',
    'withdrawal_statement.name',
    'withdrawal_statement.order_number',
  ],
};

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

const insert = (table: string, given: Record<string, unknown>) =>
  insertRow(portal.pool, table, given, MARK);

/** `table.column` of every column that contains the mark, in any case, as text or bytes. */
async function markedColumns(): Promise<string[]> {
  const { rows: tables } = await portal.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const marked: string[] = [];
  for (const { name } of tables) {
    const { rows } = await portal.pool.query<{ key: string }>(
      `select distinct said.key from ${name} t, jsonb_each_text(to_jsonb(t)) said
        where said.value ilike $1 or said.value like $2`,
      [`%${MARK}%`, `%${Buffer.from(MARK).toString('hex')}%`],
    );
    marked.push(...rows.map(({ key }) => `${name}.${key}`));
  }
  return marked.sort();
}

async function givenLeaver() {
  const { pool, clock } = portal;
  const at = new Date(clock.now());
  const soon = new Date(clock.now() + 20 * DAY);
  const accountId = await givenAccount(pool, { emailAddress: TYPED });
  const memberId = await givenAccount(pool, { role: 'staff' });
  await pool.query('update account set first_name = $2, last_name = $2 where id = $1', [
    accountId,
    MARK,
  ]);
  const { cardId } = await givenCard(pool, {
    accountId,
    holder: { firstName: MARK, lastName: MARK, yearOfBirth: 1987 },
  });
  const address = TYPED.toLowerCase();
  const account_id = accountId;

  await insert('contact_details', { account_id, zip_code: '20100' });
  const caseId = randomUUID();
  await insert('contact_case', {
    order_number: MARK,
    id: caseId,
    account_id: null,
    subject: 'card',
    language: 'fi',
    email_address: address,
  });
  await insert('contact_message', { case_id: caseId });
  await insert('former_email', { account_id, email_address: `old.${address}` });
  await insert('email_change', {
    account_id,
    new_email_address: `new.${address}`,
    expires_at: soon,
  });
  await insert('email_stop', { account_id, old_email_address: `old.${address}`, expires_at: soon });
  await insert('login_code', { email_address: TYPED, expires_at: soon });
  await insert('password_reset', { email_address: TYPED, language: 'fi', expires_at: soon });
  await insert('letter_stop', { email_address: address, topic: 'reminders' });
  await insert('mail_outbox', {
    idempotency_key: randomUUID(),
    letter: 'login-code',
    language: 'fi',
    address: TYPED,
    data: { words: MARK },
    sent_at: at,
  });
  await insert('data_export', {
    account_id,
    language: 'fi',
    ready_at: at,
    expires_at: soon,
    data_file: Buffer.from(MARK),
    readable_file: Buffer.from(MARK),
  });
  await insert('payment_token', { account_id, last_four: MARK });
  await insert('plastic_card_order', { card_id: cardId, cause: 'purchase', zip_code: '20100' });
  await insert('purchase_draft', { account_id });
  await insert('registration_draft', { account_id, card_id: cardId });
  await insert('hidden_diary', { card_id: cardId });
  const noteId = randomUUID();
  await insert('staff_action', {
    id: noteId,
    kind: 'note',
    right_name: 'readPeople',
    grade: 'low',
    member_id: memberId,
    person_id: accountId,
    input: { words: MARK },
    reason: MARK,
    before: { words: MARK },
    after: { words: MARK },
  });
  await insert('person_note', { id: noteId, account_id });
  await insert('staff_approval', {
    asked_by: memberId,
    kind: 'refund',
    right_name: 'refund',
    previewed: '0',
    person_id: accountId,
    amount_cents: 100,
    state: 'refused',
    decided_at: at,
    answer: MARK,
  });

  const orderOf = async (kind: string) => {
    const id = randomUUID();
    const buyer = {
      firstName: MARK,
      lastName: MARK,
      streetAddress: MARK,
      phone: `+358 ${MARK}`,
      emailAddress: TYPED,
      yearOfBirth: MARK,
    };
    const order = {
      language: 'fi',
      list_price_cents: 7900,
      price_cents: 7900,
      details: { buyer },
      conditions_version: '1',
    };
    await insert('card_order', {
      ...order,
      id,
      kind,
      billing_type: 'annually',
      owner_account_id: accountId,
      buyer_account_id: accountId,
      is_imported: true,
    });
    const paymentId = randomUUID();
    await insert('payment', {
      id: paymentId,
      return_key: randomUUID(),
      reference: randomUUID(),
      provider_type: 'paytrail',
      process_type: kind,
      billing_type: 'annually',
      language: 'fi',
      amount_cents: 7900,
      state: 'paid',
      receipt: { buyerName: MARK, buyerAddress: MARK },
    });
    await insert('payment_order', {
      ...order,
      payment_id: paymentId,
      card_order_id: id,
      gift: { greeting: MARK },
    });
    return id;
  };
  await orderOf('standard');
  const gift_order = randomUUID();
  await insert('gift_order', { id: gift_order, is_digital: false });
  await insert('gift', {
    card_order_id: await orderOf('gift'),
    order_id: gift_order,
    place: 0,
    greeting: MARK,
    is_digital: false,
    posted_to: 'recipient',
    addressee: MARK,
    street_address: MARK,
    zip_code: '20100',
    city: MARK,
    recipient_email: TYPED,
  });
  const company = randomUUID();
  await insert('company_order', {
    id: company,
    card_order_id: await orderOf('companyOrder'),
    business_id: '1234567-8',
    email_address: TYPED,
    phone: MARK,
    billing_reference: MARK,
    delivery: 'envelope',
    street_address: MARK,
    zip_code: '20100',
    city: MARK,
    units: 1,
    unit_price_cents: 7900,
    language: 'fi',
    claim_key: randomUUID(),
  });
  const seatCard = (await givenClaimableCards(pool, { secretKey: portal.settings.secretKey }))[0]
    ?.cardId;
  await insert('company_seat', {
    order_id: company,
    number: 1,
    card_id: seatCard,
    person_name: MARK,
    email_address: TYPED,
  });
  await insert('registration_confirmation', {
    card_id: cardId,
    email_address: TYPED,
    language: 'fi',
    expires_at: soon,
    contact: { streetAddress: MARK },
  });
  const bounced = randomUUID();
  await insert('mail_outbox', {
    id: bounced,
    idempotency_key: randomUUID(),
    letter: 'login-code',
    language: 'fi',
    address,
    sent_at: at,
  });
  await insert('mail_bounce', {
    mail_id: bounced,
    email_address: address,
    source: 'smtp',
    cause: 'other',
  });
  await insert('account_deletion', { account_id, due_at: soon });
  return { accountId, cardId };
}

const laterBy = (days: number) => ({ now: () => portal.clock.now() + days * DAY });

test('every column with personal data is erased in time', async () => {
  const { pool } = portal;
  const { accountId, cardId } = await givenLeaver();
  expect(await markedColumns()).toEqual([...PERSONAL.deletion, ...PERSONAL.books].sort());

  await deleteAccounts({ pool, clock: laterBy(21) });
  const left = await markedColumns();
  // The goodbye letter is the only one left.
  const letters = await pool.query('select letter from mail_outbox where address is not null');
  expect(letters.rows).toEqual([{ letter: 'account-deleted' }]);
  expect(left).toEqual([...PERSONAL.books, 'mail_outbox.address'].sort());
  const { rows } = await pool.query(
    `select (select count(*)::int from account where id = $1) as accounts,
            (select count(*)::int from hidden_diary where card_id = $2) as diaries,
            (select array_agg(distinct key order by key) from (
               select details from card_order union all select details from payment_order) kept,
               jsonb_object_keys(kept.details -> 'buyer') key) as buyer`,
    [accountId, cardId],
  );
  expect(rows).toEqual([
    { accounts: 0, diaries: 0, buyer: ['firstName', 'lastName', 'streetAddress'] },
  ]);

  await pool.query('update mail_outbox set sent_at = queued_at where sent_at is null');
  const log = makeLogger('silent');
  // Search words of names are deleted in the run after their rows.
  for (const days of [8 * 366, 8 * 366 + 1])
    await cleanUp({ pool, clock: laterBy(days), log, sessionIdleSeconds: 1800 });
  expect(await markedColumns()).toEqual([]);
});

test('every text or byte column is classified as personal or not', async () => {
  const { rows } = await portal.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and data_type in ('text', 'json', 'jsonb', 'bytea', 'ARRAY', 'character varying', 'USER-DEFINED')`,
  );
  const nobodys = Object.entries(COLUMNS_OF_NOBODY).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  );
  const known = [...Object.values(PERSONAL).flat(), ...nobodys];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});
