import type { Language } from '../../domain/base/language.ts';
import { OWN_ACCOUNTS } from '../account/own-accounts.ts';
import type { Database, Transaction } from '../db/database.ts';
import { lettersAbout } from '../letter/letters-of-orders.ts';
import { forgetMailTo } from '../letter/outbox-queries.ts';
import { MAY_HAVE_COME } from '../payment/may-have-come.ts';

const BATCH = 100;

/** Not while money may be on its way or a monthly plan runs. */
const IS_SETTLED = `
  not exists (select from monthly_contract contract
                join instalment on instalment.contract_id = contract.id and instalment.paid_by is null
               where contract.account_id = wish.account_id and contract.withdrawn_at is null)
  and not exists (select from card_order
                    join payment_order link on link.card_order_id = card_order.id
                    join payment on payment.id = link.payment_id
                   where card_order.buyer_account_id = wish.account_id
                     and (${MAY_HAVE_COME} or payment.state = 'refundNeeded'))`;

export async function findDueDeletions(db: Database, now: number): Promise<string[]> {
  const { rows } = await db.query<{ account_id: string }>(
    `select account_id from account_deletion wish
      where due_at <= $1 and ${IS_SETTLED}
      order by due_at
      limit ${BATCH}`,
    [new Date(now)],
  );
  return rows.map(({ account_id }) => account_id);
}

export async function lockDueDeletion(tx: Transaction, accountId: string, now: number) {
  const { rows } = await tx.query<{
    emailAddress: string;
    language: Language;
    cardIds: string[];
  }>(
    `select account.email_address as "emailAddress", account.language,
            array(select id from museum_card where holder_account_id in ${OWN_ACCOUNTS}) as "cardIds"
       from account_deletion wish
       join account on account.id = wish.account_id
      where wish.account_id = $1 and wish.due_at <= $2 and ${IS_SETTLED}
        for update of wish, account`,
    [accountId, new Date(now)],
  );
  return rows[0] ?? null;
}

/** The number stays taken and unusable: no name matches an ID, and a registered card cannot be activated again. */
export async function anonymiseCard(tx: Transaction, cardId: string): Promise<void> {
  await tx.query('delete from plastic_card_order where card_id = $1', [cardId]);
  await tx.query('delete from hidden_diary where card_id = $1', [cardId]);
  await tx.query('delete from registration_confirmation where card_id = $1', [cardId]);
  await tx.query(
    `update museum_card
        set holder_account_id = null, activation_code_hash = null,
            holder_first_name = case when registered_at is null then null else '–' end,
            holder_last_name = case when registered_at is null then null else '–' end,
            holder_year_of_birth = case when registered_at is null then null else 1900 end
      where id = $1`,
    [cardId],
  );
}

/** Accounting needs who paid and for what; the rest is deleted. */
export async function stripOrders(tx: Transaction, accountId: string): Promise<void> {
  await tx.query(
    `with stripped as (
       update card_order
          set details = details #- '{buyer,phone}' #- '{buyer,emailAddress}' #- '{buyer,yearOfBirth}'
        where buyer_account_id = $1 or owner_account_id = $1
       returning id
     ), letters as (
       update mail_outbox set address = null, data = null, card_id = null
        where id in (${lettersAbout('stripped')}) and coalesce(sent_at, given_up_at) is not null
     )
     update payment_order
        set details = details #- '{buyer,phone}' #- '{buyer,emailAddress}' #- '{buyer,yearOfBirth}',
            gift = null
      where card_order_id in (select id from stripped)`,
    [accountId],
  );
}

export async function deleteTracesOfAddress(tx: Transaction, emailAddress: string): Promise<void> {
  const address = emailAddress.toLowerCase();
  await forgetMailTo(tx, address);
  await tx.query('delete from login_code where lower(email_address) = $1', [address]);
  await tx.query('delete from password_reset where lower(email_address) = $1', [address]);
}

export async function deleteAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('delete from account where id = $1', [accountId]);
}

/**
 * New id, because the ledger refers to the old one, and no time of day: a till's own list of that minute must not
 * identify the person.
 */
export async function detachVisits(tx: Transaction, cardId: string): Promise<number> {
  const { rowCount } = await tx.query(
    `update visit
        set id = gen_random_uuid(), card_id = null, recorded_by = null,
            recorded_at = visited_on::timestamp at time zone 'Europe/Helsinki'
      where card_id = $1`,
    [cardId],
  );
  return rowCount ?? 0;
}
