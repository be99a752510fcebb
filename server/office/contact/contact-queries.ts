import type { Language } from '../../../domain/base/language.ts';
import type { ContactSubject } from '../../../domain/contact/contact-message.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { countWaiting, type WaitingCount, type Waits } from '../work/waiting-count.ts';

export function countWaitingCases(db: Database, waits: Waits): Promise<WaitingCount> {
  const from = 'from contact_case where ended_at is null';
  return countWaiting(db, waits, { since: 'opened_at', from });
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

export type ListedCase = {
  id: string;
  number: number;
  subject: ContactSubject;
  openedAt: number;
  endedAt: number | null;
  emailAddress: string;
  beginning: string;
  hasAnswer: boolean;
};

const LISTED = `
  select asked.id, asked.number, asked.subject, asked.email_address as "emailAddress",
         ${ms('asked.opened_at')} as "openedAt", ${ms('asked.ended_at')} as "endedAt",
         (select left(body, 200) from contact_message where case_id = asked.id order by written_at, id limit 1) as beginning,
         -- the first one that there is: for "whether" the database may rather read all answers that there ever were
         (select true from contact_message where case_id = asked.id and is_answer limit 1) is not null as "hasAnswer"
    from contact_case asked`;

export async function findWaitingCases(db: Database, most: number): Promise<ListedCase[]> {
  const { rows } = await db.query<ListedCase>(
    `${LISTED} where asked.ended_at is null order by asked.opened_at, asked.id limit $1`,
    [most],
  );
  return rows;
}

export async function findEndedCases(db: Database, most: number): Promise<ListedCase[]> {
  const { rows } = await db.query<ListedCase>(
    `${LISTED} where asked.ended_at is not null order by asked.ended_at desc limit $1`,
    [most],
  );
  return rows;
}

const nameOf = (table: string) =>
  `coalesce(nullif(concat_ws(' ', ${table}.first_name, ${table}.last_name), ''), ${table}.email_address)`;

export type CaseRow = {
  id: string;
  number: number;
  subject: ContactSubject;
  language: Language;
  emailAddress: string;
  openedAt: number;
  endedAt: number | null;
  endedBy: string | null;
  person: { id: string; name: string } | null;
  isSignedIn: boolean;
  orderNumber: string;
  order: { paymentId: string; isTheirs: boolean } | null;
};

export async function findCase(db: Database, id: string): Promise<CaseRow | null> {
  const { rows } = await db.query<CaseRow>(
    `select asked.id, asked.number, asked.subject, asked.language, asked.email_address as "emailAddress",
            ${ms('asked.opened_at')} as "openedAt", ${ms('asked.ended_at')} as "endedAt", ${nameOf('ender')} as "endedBy",
            asked.is_signed_in as "isSignedIn", asked.order_number as "orderNumber",
            case when account.id is not null then json_build_object('id', account.id, 'name', ${nameOf('account')}) end
              as person,
            (select json_build_object('paymentId', payment.id, 'isTheirs', exists (
                      select from payment_order paid
                        join card_order on card_order.id = paid.card_order_id
                       where paid.payment_id = payment.id
                         and (lower(paid.details #>> '{buyer,emailAddress}') = asked.email_address
                              or asked.is_signed_in and card_order.buyer_account_id = asked.account_id)))
               from payment where payment.reference = asked.order_number and asked.order_number <> ''
              order by payment.created_at desc limit 1) as "order"
       from contact_case asked
       left join account on account.id = asked.account_id
       left join account ender on ender.id = asked.ended_by
      where asked.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export type MessageRow = {
  id: string;
  writtenAt: number;
  isAnswer: boolean;
  writer: string | null;
  body: string;
};

export async function findMessages(db: Database, caseId: string): Promise<MessageRow[]> {
  const { rows } = await db.query<MessageRow>(
    `select said.id, ${ms('said.written_at')} as "writtenAt", said.is_answer as "isAnswer", said.body,
            ${nameOf('staff')} as writer
       from contact_message said left join account staff on staff.id = said.staff_account_id
      where said.case_id = $1
      order by said.written_at, said.id`,
    [caseId],
  );
  return rows;
}

/** Concurrent answers to one case wait for each other. */
export async function lockCase(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from contact_case where id = $1 for update', [id]);
  return rowCount === 1;
}
