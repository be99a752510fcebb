import { takeBackCodes } from '../card/claimable-card-queries.ts';
import type { Database, Transaction } from '../db/database.ts';

/** A seat for each card, in the order given. */
export async function insertSeats(
  tx: Transaction,
  {
    companyOrderId,
    cardIds,
    handedOutAt,
  }: { companyOrderId: string; cardIds: string[]; handedOutAt: Date | null },
): Promise<void> {
  await tx.query(
    `insert into company_seat (order_id, number, card_id, handed_out_at)
     select $1, number, card_id, $3
       from unnest($2::uuid[]) with ordinality as made (card_id, number)`,
    [companyOrderId, cardIds, handedOutAt],
  );
}

export async function countCards(db: Database, companyOrderId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from company_seat where order_id = $1',
    [companyOrderId],
  );
  return rows[0]?.count ?? 0;
}

export async function findCardIds(db: Database, companyOrderId: string): Promise<string[]> {
  const { rows } = await db.query<{ card_id: string }>(
    'select card_id from company_seat where order_id = $1 order by number',
    [companyOrderId],
  );
  return rows.map(({ card_id }) => card_id);
}

/** Not given to anybody in any way. Whether a card has been claimed is never asked: the number of free ones would tell. */
const IS_FREE = 'email_address is null and handed_out_at is null and closed_at is null';

/** Codes for the company's own file. */
export async function handOutCodes(
  tx: Transaction,
  { companyOrderId, count, now }: { companyOrderId: string; count: number; now: number },
): Promise<void> {
  await tx.query(
    `update company_seat
        set handed_out_at = $3
      where order_id = $1
        and number in (select number from company_seat where order_id = $1 and ${IS_FREE}
                        order by number limit $2)`,
    [companyOrderId, count, new Date(now)],
  );
}

/** All codes of the file, claimed or not. */
export async function findHandedOutCodes(db: Database, companyOrderId: string): Promise<Buffer[]> {
  const { rows } = await db.query<{ sealed_code: Buffer }>(
    `select claimable.sealed_code
       from company_seat seat
       join claimable_card claimable on claimable.card_id = seat.card_id
      where seat.order_id = $1 and handed_out_at is not null and closed_at is null
      order by seat.number`,
    [companyOrderId],
  );
  return rows.map(({ sealed_code }) => sealed_code);
}

/** Gives free seats to people, in the order of both; answers how many got one. Who has a seat keeps it. */
export async function assignPeople(
  tx: Transaction,
  companyOrderId: string,
  people: { name: string; emailAddress: string }[],
): Promise<number> {
  const { rowCount } = await tx.query(
    `with wanted as (
       select name, email_address, row_number() over (order by place) as place
         from unnest($2::text[], $3::text[]) with ordinality as given (name, email_address, place)
        where not exists (select from company_seat
                           where order_id = $1 and lower(email_address) = lower(given.email_address))
     ), free as (
       select number, row_number() over (order by number) as place
         from company_seat where order_id = $1 and ${IS_FREE}
     )
     update company_seat
        set person_name = wanted.name, email_address = wanted.email_address
       from free join wanted using (place)
      where company_seat.order_id = $1 and company_seat.number = free.number`,
    [
      companyOrderId,
      people.map(({ name }) => name),
      people.map(({ emailAddress }) => emailAddress),
    ],
  );
  return rowCount ?? 0;
}

/** How many of these people have no seat, and how many seats are free. */
export async function countFreeSeats(
  db: Database,
  companyOrderId: string,
  addresses: string[],
): Promise<{ seatless: number; free: number }> {
  const { rows } = await db.query<{ seatless: number; free: number }>(
    `select (select count(*) from unnest($2::text[]) as address
              where not exists (select from company_seat
                                 where order_id = $1 and lower(email_address) = lower(address)))::integer
              as seatless,
            (select count(*) from company_seat where order_id = $1 and ${IS_FREE})::integer as free`,
    [companyOrderId, addresses],
  );
  return rows[0] ?? { seatless: 0, free: 0 };
}

export type Invitation = {
  cardId: string;
  emailAddress: string;
  personName: string | null;
  sealedCode: Buffer;
};

/** People with a seat who have not been told, or one of them. They count as told from now on. */
export async function markInvited(
  tx: Transaction,
  asked: { companyOrderId: string; emailAddress: string | null; now: number },
): Promise<Invitation[]> {
  const { rows } = await tx.query<Invitation>(
    `update company_seat seat
        set invited_at = $3
       from claimable_card claimable
      where seat.order_id = $1 and claimable.card_id = seat.card_id
        and seat.email_address is not null
        and (($2::text is null and seat.invited_at is null) or lower(seat.email_address) = lower($2))
        and not exists (select from card_redemption where card_id = seat.card_id)
      returning seat.card_id as "cardId", seat.email_address as "emailAddress",
                seat.person_name as "personName", claimable.sealed_code as "sealedCode"`,
    [asked.companyOrderId, asked.emailAddress, new Date(asked.now)],
  );
  return rows;
}

/** Cards that were given out and not claimed, or all not claimed, locked against being claimed meanwhile. */
export async function lockUnclaimed(
  tx: Transaction,
  { companyOrderId, isFreeToo }: { companyOrderId: string; isFreeToo: boolean },
): Promise<string[]> {
  const { rows } = await tx.query<{ card_id: string }>(
    `select seat.card_id
       from company_seat seat
       join museum_card card on card.id = seat.card_id
       join claimable_card claimable on claimable.card_id = seat.card_id
      where seat.order_id = $1 and ($2 or not (${IS_FREE})) and claimable.taken_back_at is null
      order by card.id
        for update of card`,
    [companyOrderId, isFreeToo],
  );
  // After the locks: who was claimed while we waited is claimed.
  const { rows: unclaimed } = await tx.query<{ card_id: string }>(
    `select card_id from unnest($1::uuid[]) as given (card_id)
      where not exists (select from card_redemption redeemed where redeemed.card_id = given.card_id)`,
    [rows.map(({ card_id }) => card_id)],
  );
  return unclaimed.map(({ card_id }) => card_id);
}

/** Of these cards those that were given to nobody, newest first. */
export async function pickFreeCards(
  tx: Transaction,
  { cardIds, count }: { cardIds: string[]; count: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ card_id: string }>(
    `select card_id from company_seat
      where card_id = any ($1::uuid[]) and ${IS_FREE}
      order by number desc
      limit $2`,
    [cardIds, count],
  );
  return rows.map(({ card_id }) => card_id);
}

/** The old codes are dead; their seats have new cards and belong to nobody. */
export async function replaceCards(
  tx: Transaction,
  { old, fresh, now }: { old: string[]; fresh: string[]; now: number },
): Promise<void> {
  await takeBackCodes(tx, old, now);
  await tx.query(
    `update company_seat seat
        set card_id = replaced.fresh, person_name = null, email_address = null, invited_at = null,
            handed_out_at = null, closed_at = null
       from unnest($1::uuid[], $2::uuid[]) as replaced (old, fresh)
      where seat.card_id = replaced.old`,
    [old, fresh],
  );
}

/** Their codes are dead, and no card comes in their place. */
export async function closeUnclaimedSeats(
  tx: Transaction,
  { cardIds, now }: { cardIds: string[]; now: number },
): Promise<void> {
  await takeBackCodes(tx, cardIds, now);
  await tx.query(
    `update company_seat
        set closed_at = $2, person_name = null, email_address = null, invited_at = null,
            handed_out_at = null
      where card_id = any ($1::uuid[])`,
    [cardIds, new Date(now)],
  );
}

/**
 * What was claimed is given for good. Its way there is forgotten: what is left of a list or a file would tell who of it
 * has claimed.
 */
export async function closeClaimedSeats(tx: Transaction, companyOrderId: string, now: number) {
  await tx.query(
    `update company_seat
        set closed_at = $2, person_name = null, email_address = null, invited_at = null,
            handed_out_at = null
      where order_id = $1 and closed_at is null
        and exists (select from card_redemption redeemed where redeemed.card_id = company_seat.card_id)`,
    [companyOrderId, new Date(now)],
  );
}
