import type { Language } from '../../domain/base/language.ts';
import type { ContactSubject } from '../../domain/contact/contact-message.ts';
import type { Transaction } from '../db/database.ts';

type NewCase = {
  requestKey: string;
  subject: ContactSubject;
  language: Language;
  emailAddress: string;
  orderNumber: string;
  /** The signed-in account; otherwise the account of the address, if any. */
  accountId: string | null;
  message: string;
  now: number;
};

/** Null: the same form was sent before. */
export async function insertCase(
  tx: Transaction,
  made: NewCase,
): Promise<{ id: string; number: number } | null> {
  const { rows } = await tx.query<{ id: string; number: number }>(
    `with opened as (
       insert into contact_case
         (request_key, subject, language, email_address, order_number, account_id, is_signed_in, opened_at)
       select $1, $2, $3, $4, $5,
              coalesce($6::uuid, (select id from account where lower(email_address) = $4)), $6::uuid is not null, $7
       on conflict (request_key) do nothing
       returning id, number
     ), said as (
       insert into contact_message (case_id, written_at, is_answer, body)
       select id, $7, false, $8 from opened
     )
     select id, number from opened`,
    [
      made.requestKey,
      made.subject,
      made.language,
      made.emailAddress,
      made.orderNumber,
      made.accountId,
      new Date(made.now),
      made.message,
    ],
  );
  return rows[0] ?? null;
}

/** Only for the same address: a key used by somebody else reveals nothing. */
export async function findCaseNumber(
  tx: Transaction,
  { requestKey, emailAddress }: { requestKey: string; emailAddress: string },
): Promise<number | null> {
  const { rows } = await tx.query<{ number: number }>(
    'select number from contact_case where request_key = $1 and email_address = $2',
    [requestKey, emailAddress],
  );
  return rows[0]?.number ?? null;
}

export async function deleteCasesOf(tx: Transaction, emailAddress: string): Promise<void> {
  await tx.query('delete from contact_case where email_address = lower($1)', [emailAddress]);
}

/** False: already sent. */
export async function insertAnswer(
  tx: Transaction,
  answer: { id: string; caseId: string; accountId: string; body: string; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into contact_message (id, case_id, written_at, is_answer, staff_account_id, body)
     values ($1, $2, $3, true, $4, $5)
     on conflict (id) do nothing`,
    [answer.id, answer.caseId, new Date(answer.now), answer.accountId, answer.body],
  );
  return rowCount === 1;
}

/** Keeps the first person who closed it. */
export async function updateCase(
  tx: Transaction,
  change: { id: string; isDone: boolean; accountId: string; now: number },
): Promise<void> {
  await tx.query(
    `update contact_case
        set ended_at = case when $2 then $3::timestamptz end, ended_by = case when $2 then $4::uuid end
      where id = $1 and (ended_at is not null) <> $2`,
    [change.id, change.isDone, new Date(change.now), change.accountId],
  );
}
