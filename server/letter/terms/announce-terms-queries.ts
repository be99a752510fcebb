import type { Language } from '../../../domain/base/language.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { Database, Transaction } from '../../db/database.ts';

type Announcement = { reachedAccountId: string | null; roundEndedAt: Date | null };

/** Null when another process holds the lock. */
export async function lockAnnouncement(
  tx: Transaction,
  version: string,
): Promise<Announcement | null> {
  await tx.query(
    'insert into terms_announcement (version) values ($1) on conflict (version) do nothing',
    [version],
  );
  const { rows } = await tx.query<Announcement>(
    `select reached_account_id as "reachedAccountId", round_ended_at as "roundEndedAt"
       from terms_announcement where version = $1 for update skip locked`,
    [version],
  );
  return rows[0] ?? null;
}

export async function updateAnnouncement(
  tx: Transaction,
  version: string,
  { reachedAccountId, roundEndedAt }: Announcement,
): Promise<void> {
  await tx.query(
    `update terms_announcement set reached_account_id = $2, round_ended_at = $3 where version = $1`,
    [version, reachedAccountId, roundEndedAt],
  );
}

/** Letters due now; one postponed by a mail server does not hold back others. */
export async function countDueLetters(db: Database): Promise<number> {
  const { rows } = await db.query<{ due: number }>(
    `select count(*)::int as due
       from mail_outbox
      where sent_at is null and given_up_at is null and next_try_at <= now() and letter = 'terms-changed'`,
    [],
  );
  return rows[0]?.due ?? 0;
}

export type PersonToNotify = {
  accountId: string;
  emailAddress: string;
  language: Language;
  firstName: string;
  cardId: string | null;
};

type AnnouncementQuery = { announcement: string; notOlder: string[]; today: LocalDate };

/** $1 announcement, $2 this version and later ones, $3 today. People who have requested deletion are left out. */
const TO_NOTIFY = `
       from account
       left join museum_card card on card.holder_account_id = account.id
       left join card_validity validity on validity.card_id = card.id
      where (card.blocked_at is null and not validity.is_refunded
             and (validity.waits_for_first_visit or validity.valid_until >= $3)
             or exists (select from monthly_contract contract
                          join instalment on instalment.contract_id = contract.id
                         where contract.account_id = account.id and contract.withdrawn_at is null
                           and instalment.paid_by is null))
        and coalesce((select link.conditions_version
                        from order_fulfilment done
                        join payment_order link on link.card_order_id = done.card_order_id
                                               and link.payment_id = done.payment_id
                       where done.card_id = card.id
                       order by done.fulfilled_at desc limit 1), '') <> all ($2)
        and not exists (select from account_deletion wish where wish.account_id = account.id)
        and not exists (select from mail_outbox mail
                         where mail.idempotency_key = 'terms:' || $1::text || ':' || account.id)`;

const BOUNCES = `exists (select from mail_bounce bounce
                          where bounce.email_address = lower(account.email_address)
                            and bounce.outcome is distinct from 'resent')`;

const NAME = (part: 'first' | 'last') =>
  `coalesce(card.holder_${part}_name, account.${part}_name, '')`;

/** People with a card or contract under older terms who have no letter about this version yet. */
export async function findPeopleToNotify(
  db: Database,
  {
    announcement,
    notOlder,
    today,
    after,
    most,
  }: AnnouncementQuery & { after: string | null; most: number },
): Promise<PersonToNotify[]> {
  const { rows } = await db.query<PersonToNotify>(
    `select account.id as "accountId", account.email_address as "emailAddress", account.language,
            ${NAME('first')} as "firstName", card.id as "cardId"
     ${TO_NOTIFY}
        and not ${BOUNCES}
        and account.id > coalesce($4::uuid, '00000000-0000-0000-0000-000000000000')
      order by account.id
      limit $5`,
    [announcement, notOlder, today, after, most],
  );
  return rows;
}

type UnreachablePerson = { id: string; name: string; emailAddress: string };

/** People who cannot be notified because mail to them bounces. */
export async function findUnreachablePeople(
  db: Database,
  { announcement, notOlder, today, most }: AnnouncementQuery & { most: number },
): Promise<UnreachablePerson[]> {
  const { rows } = await db.query<UnreachablePerson>(
    `select account.id, trim(${NAME('first')} || ' ' || ${NAME('last')}) as name,
            account.email_address as "emailAddress"
     ${TO_NOTIFY}
        and lower(account.email_address) in (select email_address from mail_bounce
                                              where outcome is distinct from 'resent')
      order by account.id
      limit $4`,
    [announcement, notOlder, today, most],
  );
  return rows;
}

/** Letters about a version, sent or queued. */
export async function countAnnounced(db: Database, announcement: string): Promise<number> {
  const { rows } = await db.query<{ told: number }>(
    `select count(*)::int as told from mail_outbox
      where letter = 'terms-changed' and starts_with(idempotency_key, 'terms:' || $1::text || ':')`,
    [announcement],
  );
  return rows[0]?.told ?? 0;
}

/** For a cancelled or changed version; letters already sent remain. */
export async function deleteUnsentAnnouncements(
  tx: Transaction,
  announcement: string,
): Promise<void> {
  await tx.query(
    `delete from mail_outbox
      where letter = 'terms-changed' and sent_at is null and given_up_at is null
        and starts_with(idempotency_key, 'terms:' || $1::text || ':')`,
    [announcement],
  );
}
