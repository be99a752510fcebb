import type { LetterTopic } from '../../domain/account/letter-topic.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { CardPicture } from './letter.ts';

export type NewMail = {
  key: string;
  letter: string;
  language: Language;
  address: string;
  cardId: string | null;
  data: unknown;
  usefulForSeconds: number | null;
  /** The letter resent by this one. */
  resentFrom: string | null;
};

export type WaitingMail = {
  id: string;
  letter: string;
  language: Language;
  address: string;
  data: unknown;
  attempts: number;
  queuedAt: Date;
  tooLate: boolean;
  card: CardPicture | null;
  /** Topics the recipient has opted out of. */
  stopped: LetterTopic[];
  /** A letter to this address bounced and none was resent since. */
  bounces: boolean;
};

/** Inserts the mails and their send jobs in one statement; existing keys are skipped. */
export async function insertMails(
  tx: Transaction,
  { task, priority }: { task: string; priority: number },
  mails: NewMail[],
): Promise<void> {
  await tx.query(
    `with made as (
       insert into mail_outbox (idempotency_key, letter, language, address, card_id, data, useful_until, resent_from)
       select key, letter, language, address, "cardId", data, now() + make_interval(secs => "usefulForSeconds"),
              "resentFrom"
         from jsonb_to_recordset($1) as mail
              (key text, letter text, language text, address text, "cardId" uuid, data jsonb, "usefulForSeconds" float8,
               "resentFrom" uuid)
       on conflict (idempotency_key) do nothing
       returning id
     )
     -- A new mail has no job that could be in the way, and looking for one costs more than the job.
     select graphile_worker.add_job($2, payload => json_build_object('mailId', id), job_key => 'mail:' || id,
                                    job_key_mode => 'unsafe_dedupe', priority => $3)
       from made`,
    [JSON.stringify(mails), task, priority],
  );
}

/** Null when the mail is not due or another process holds it: the row lock guarantees a single delivery. */
export async function lockDueMail(tx: Transaction, id: string): Promise<WaitingMail | null> {
  const { rows } = await tx.query<WaitingMail>(
    `select mail.id, letter, language, address, data, attempts, queued_at as "queuedAt",
            coalesce(useful_until < now(), false) as "tooLate",
            case when card.holder_first_name is not null then json_build_object(
              'ryijySeed', card.ryijy_seed, 'firstName', card.holder_first_name,
              'lastName', card.holder_last_name) end as card,
            array(select topic from letter_stop where email_address = lower(address)) as stopped,
            exists (select from mail_bounce
                     where email_address = lower(address) and outcome is distinct from 'resent') as bounces
       from mail_outbox mail
       left join museum_card card on card.id = mail.card_id
      where mail.id = $1 and sent_at is null and given_up_at is null and next_try_at <= now()
        for update of mail skip locked`,
    [id],
  );
  return rows[0] ?? null;
}

/** Replaces the data by what may be kept; null for nothing. */
export async function updateSent(tx: Transaction, id: string, words: unknown): Promise<void> {
  await tx.query(
    `update mail_outbox
        set sent_at = clock_timestamp(), attempts = attempts + 1, last_error = null, data = $2::jsonb
      where id = $1`,
    [id, jsonOf(words)],
  );
}

export async function updateDelayed(
  tx: Transaction,
  id: string,
  error: string,
  seconds: number,
): Promise<Date> {
  const { rows } = await tx.query<{ next_try_at: Date }>(
    `update mail_outbox
        set attempts = attempts + 1, last_error = $2,
            -- whole milliseconds: a job's time holds no more, and must not come before this one
            next_try_at = date_trunc('milliseconds', clock_timestamp() + make_interval(secs => $3))
      where id = $1
      returning next_try_at`,
    [id, error, seconds],
  );
  if (!rows[0]) throw new Error('the locked mail is gone');
  return rows[0].next_try_at;
}

export async function updateGivenUp(
  tx: Transaction,
  id: string,
  error: string,
  words: unknown,
): Promise<void> {
  await tx.query(
    `update mail_outbox
        set given_up_at = clock_timestamp(), attempts = attempts + 1, last_error = $2,
            data = $3::jsonb
      where id = $1`,
    [id, error, jsonOf(words)],
  );
}

const jsonOf = (words: unknown) => (words === null ? null : JSON.stringify(words));

/** Mails whose job was lost or whose worker died. */
export async function findOverdueMail(
  db: Database,
  overdueSeconds: number,
): Promise<{ id: string; letter: string }[]> {
  const { rows } = await db.query<{ id: string; letter: string }>(
    `select id, letter
       from mail_outbox
      where sent_at is null and given_up_at is null
        and next_try_at <= now() - make_interval(secs => $1)
      order by next_try_at
      limit 1000`,
    [overdueSeconds],
  );
  return rows;
}

type LateMail = {
  lookedAt: Date;
  waiting: number;
  /** Late ones that were not late at the previous check. */
  fresh: number;
  letters: {
    mailId: string;
    letter: string;
    seconds: number;
    attempts: number;
    lastError: string | null;
  }[];
};

/** Unsent mails queued before the limit, whatever the reason; newly late ones are listed singly. */
export async function findLateMail(
  db: Database,
  { seconds, since, most }: { seconds: number; since: Date | null; most: number },
): Promise<LateMail> {
  const { rows } = await db.query<LateMail>(
    `with late as (
       select id, letter, attempts, last_error, queued_at,
              queued_at > coalesce($2::timestamptz, '-infinity') - make_interval(secs => $1) as is_fresh
         from mail_outbox
        where sent_at is null and given_up_at is null and queued_at <= now() - make_interval(secs => $1)
     ), told as (
       select * from late where is_fresh order by queued_at limit $3
     )
     select now() as "lookedAt", count(*)::int as waiting, (count(*) filter (where is_fresh))::int as fresh,
            coalesce((select json_agg(json_build_object(
              'mailId', id, 'letter', letter, 'seconds', floor(extract(epoch from now() - queued_at)),
              'attempts', attempts, 'lastError', last_error) order by queued_at) from told), '[]') as letters
       from late`,
    [seconds, since, most],
  );
  if (!rows[0]) throw new Error('a count is always one row');
  return rows[0];
}

/** For a deleted person: cancels waiting mails and erases recipient and content of all. */
export async function forgetMailTo(tx: Transaction, emailAddress: string): Promise<void> {
  await tx.query(
    `update mail_outbox
        set address = null, data = null, card_id = null,
            given_up_at = case when sent_at is null then coalesce(given_up_at, clock_timestamp()) end,
            last_error = case when sent_at is null then coalesce(last_error, 'too late') else last_error end
      where lower(address) = $1`,
    [emailAddress.toLowerCase()],
  );
  await tx.query('delete from mail_bounce where email_address = $1', [emailAddress.toLowerCase()]);
}

export type SentMail = { letter: string; language: Language; cardId: string | null };

/** A letter that was sent or given up; null for any other. */
export async function findSentMail(tx: Transaction, id: string): Promise<SentMail | null> {
  const { rows } = await tx.query<SentMail>(
    `select letter, language, card_id as "cardId" from mail_outbox
      where id = $1 and coalesce(sent_at, given_up_at) is not null`,
    [id],
  );
  return rows[0] ?? null;
}
