import type { LocalDate } from '../../domain/base/local-date.ts';
import type { CardValidity } from '../../domain/card/card-validity.ts';
import type { CustomerNumber } from '../../domain/card/customer-number.ts';
import type { Database, Transaction } from '../db/database.ts';

type DrawnCard = {
  customerNumber: CustomerNumber;
  ryijySeed: number;
  codeHash: Buffer;
  sealedCode: Buffer;
};

/** One statement for any number of cards. Skips cards whose number is taken. */
export async function insertClaimableCards(
  tx: Transaction,
  cards: DrawnCard[],
  now: number,
): Promise<{ cardId: string; customerNumber: CustomerNumber }[]> {
  const { rows } = await tx.query<{ cardId: string; customerNumber: CustomerNumber }>(
    `with drawn as (
       select * from unnest($1::text[], $2::bigint[], $3::bytea[], $4::bytea[])
                       as drawn (customer_number, ryijy_seed, code_hash, sealed_code)
     ), made as (
       insert into museum_card (customer_number, ryijy_seed, activation_code_hash, created_at)
       select customer_number, ryijy_seed, code_hash, $5 from drawn
       on conflict (customer_number) do nothing
       returning id, customer_number
     ), claimable as (
       insert into claimable_card (card_id, sealed_code, made_at)
       select made.id, sealed_code, $5 from made join drawn using (customer_number)
     )
     select id as "cardId", customer_number as "customerNumber" from made`,
    [
      cards.map((card) => card.customerNumber),
      cards.map((card) => card.ryijySeed),
      cards.map((card) => card.codeHash),
      cards.map((card) => card.sealedCode),
      new Date(now),
    ],
  );
  return rows;
}

/** The same first ledger entry for all new cards, with the resulting end date. */
export async function insertFirstEntries(
  tx: Transaction,
  cardIds: string[],
  entry: { cause: string; occurredOn: LocalDate; months: number; validity: CardValidity },
): Promise<void> {
  const { startsOn, validUntil, waitsForFirstVisit } = entry.validity;
  await tx.query(
    `with entered as (
       insert into card_ledger_entry (card_id, kind, cause, occurred_on, months)
       select card_id, 'bought', $2, $3, $4 from unnest($1::uuid[]) as card_id
       returning card_id
     )
     insert into card_validity (card_id, starts_on, valid_until, waits_for_first_visit)
     select card_id, $5::date, $6::date, $7 from entered`,
    [
      cardIds,
      entry.cause,
      entry.occurredOn,
      entry.months,
      startsOn,
      validUntil,
      waitsForFirstVisit,
    ],
  );
}

/** The caller must have checked the right to see these codes. */
export async function findSealedCodes(
  db: Database,
  cardIds: string[],
): Promise<{ cardId: string; sealedCode: Buffer }[]> {
  const { rows } = await db.query<{ cardId: string; sealedCode: Buffer }>(
    `select card_id as "cardId", sealed_code as "sealedCode"
       from claimable_card where card_id = any ($1::uuid[])`,
    [cardIds],
  );
  return rows;
}

/** Their codes open nothing from now on. */
export async function takeBackCodes(
  tx: Transaction,
  cardIds: string[],
  now: number,
): Promise<void> {
  await tx.query('update claimable_card set taken_back_at = $2 where card_id = any ($1::uuid[])', [
    cardIds,
    new Date(now),
  ]);
}

/** The card opens with the new code only. */
export async function updateActivationCode(
  tx: Transaction,
  { cardId, codeHash, sealedCode }: { cardId: string; codeHash: Buffer; sealedCode: Buffer },
): Promise<void> {
  await tx.query(
    `with opened as (update museum_card set activation_code_hash = $2 where id = $1)
     update claimable_card set sealed_code = $3 where card_id = $1`,
    [cardId, codeHash, sealedCode],
  );
}

/** CTEs that delete cards nobody claimed, named by a CTE with a column `card_id`. */
export const deleteClaimableCards = (cards: string) => `
  claimable as (delete from claimable_card where card_id in (select card_id from ${cards})),
  deleted as (delete from museum_card where id in (select card_id from ${cards}))`;
