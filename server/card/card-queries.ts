import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { CardValidity } from '../../domain/card/card-validity.ts';
import type { CustomerNumber } from '../../domain/card/customer-number.ts';
import type { LedgerEntry } from '../../domain/card/ledger-entry.ts';
import type { Database, Transaction } from '../db/database.ts';

export type CardHolder = { firstName: string; lastName: string; yearOfBirth: number };

export type CardOwner = { accountId: string | null; holder: CardHolder };

/** The first ledger entries of a card, and the validity that follows from them. */
export type FirstTime = { entries: LedgerEntry[]; validity: CardValidity };

/** One statement for all rows of a new card. Null when the number is taken. */
export async function insertCard(
  tx: Transaction,
  card: {
    customerNumber: CustomerNumber;
    ryijySeed: number;
    owner: CardOwner | null;
    time: FirstTime | null;
    createdAt: number;
  },
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `with made as (
       insert into museum_card (customer_number, ryijy_seed, created_at, holder_account_id,
         holder_first_name, holder_last_name, holder_year_of_birth, registered_at)
       select $1::text, $2, $3::timestamptz, $4::uuid, $5::text, $6::text, $7::int,
              case when $6::text is null then null else $3::timestamptz end
        where not exists (select from former_card_number where customer_number = $1)
       on conflict (customer_number) do nothing
       returning id
     ), entered as (
       insert into card_ledger_entry
         (card_id, kind, cause, occurred_on, months, days, starts_at_once, refunds)
       select id, kind, cause, "occurredOn", months, days, "startsAtOnce", refunds
         from made, json_to_recordset($8) as entry (kind text, cause text, "occurredOn" date, months int,
                                                    days int, "startsAtOnce" boolean, refunds text)
     ), kept as (
       insert into card_validity (card_id, starts_on, valid_until, waits_for_first_visit)
       select id, $9::date, $10::date, $11::boolean from made where $11::boolean is not null
     )
     select id from made`,
    [
      card.customerNumber,
      card.ryijySeed,
      new Date(card.createdAt),
      card.owner?.accountId ?? null,
      card.owner?.holder.firstName ?? null,
      card.owner?.holder.lastName ?? null,
      card.owner?.holder.yearOfBirth ?? null,
      JSON.stringify(card.time?.entries ?? []),
      card.time?.validity.startsOn ?? null,
      card.time?.validity.validUntil ?? null,
      card.time?.validity.waitsForFirstVisit ?? null,
    ],
  );
  return rows[0]?.id ?? null;
}

/** Serialises ledger entries of a card, so that the stored end includes all of them. */
export async function lockCard(tx: Transaction, cardId: string): Promise<{ id: string } | null> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from museum_card where id = $1 for update',
    [cardId],
  );
  return rows[0] ?? null;
}

/** Does nothing when the card has a holder. */
export async function updateCardHolder(
  tx: Transaction,
  card: { cardId: string; accountId: string | null; holder: CardHolder; registeredAt: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update museum_card
        set holder_account_id = $2, holder_first_name = $3, holder_last_name = $4,
            holder_year_of_birth = $5, registered_at = $6
      where id = $1 and registered_at is null`,
    [
      card.cardId,
      card.accountId,
      card.holder.firstName,
      card.holder.lastName,
      card.holder.yearOfBirth,
      new Date(card.registeredAt),
    ],
  );
  return rowCount === 1;
}

/** Corrects a name that was wrong from the start; card, number and validity stay. */
export async function correctHolder(
  tx: Transaction,
  { cardId, holder }: { cardId: string; holder: CardHolder },
): Promise<void> {
  await tx.query(
    `update museum_card set holder_first_name = $2, holder_last_name = $3, holder_year_of_birth = $4
      where id = $1`,
    [cardId, holder.firstName, holder.lastName, holder.yearOfBirth],
  );
}

/** The stored end date, without the reasons behind it. */
export async function findValidUntil(db: Database, cardId: string): Promise<LocalDate | null> {
  const { rows } = await db.query<{ valid_until: string | null }>(
    'select valid_until::text from card_validity where card_id = $1',
    [cardId],
  );
  return rows[0]?.valid_until ? localDate(rows[0].valid_until) : null;
}

/** Null: the person has no card. Locked until the transaction ends. */
export async function lockCardOfPerson(tx: Transaction, personId: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from museum_card where holder_account_id = $1 for update',
    [personId],
  );
  return rows[0]?.id ?? null;
}

export type RenewableCard = {
  cardId: string;
  firstName: string;
  lastName: string;
  yearOfBirth: number;
  emailAddress: string;
};

/** The account's card; null for one that is missing or another account's. */
export async function findOwnCard(
  db: Database,
  { accountId, cardId }: { accountId: string; cardId: string | null },
): Promise<RenewableCard | null> {
  const { rows } = await db.query<RenewableCard>(
    `select card.id as "cardId", holder_first_name as "firstName", holder_last_name as "lastName",
            holder_year_of_birth as "yearOfBirth", email_address as "emailAddress"
       from museum_card card
       join account on account.id = card.holder_account_id
      where card.holder_account_id = $1 and ($2::uuid is null or card.id = $2)
        and card.registered_at is not null`,
    [accountId, cardId],
  );
  return rows[0] ?? null;
}

/** Keeps a later import from restoring erased visits. Null: no visits were erased. */
export async function updateDiaryForgotten(
  tx: Transaction,
  cardId: string,
  day: string | null,
): Promise<void> {
  await tx.query('update museum_card set diary_forgotten_on = $2 where id = $1', [cardId, day]);
}
