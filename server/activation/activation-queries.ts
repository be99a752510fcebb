import type { EmployersClaim } from '../../domain/activation/activation-state.ts';
import type { Language } from '../../domain/base/language.ts';
import type { CustomerNumber } from '../../domain/card/customer-number.ts';
import type { Database, Transaction } from '../db/database.ts';

/** A card and the code presented by a browser, possibly before the code was replaced. */
export type PresentedCode = { cardId: string; codeHashes: Buffer[] };

export type Claim = EmployersClaim & { cardId: string };

const SELECT_COLUMNS = `
  select card.id as "cardId",
         claimable.taken_back_at is not null as "isTakenBack",
         card.registered_at is not null or redeemed.card_id is not null as "isRedeemed",
         redeemed.account_id as "redeemedBy",
         seat.card_id is not null and seat.email_address is null as "isEmployers",
         seat.closed_at is not null as "isClosed",
         exists (select from card_ledger_entry where card_id = card.id and kind = 'bought') as "isPaid"`;
const FROM = `
    from museum_card card
    left join claimable_card claimable on claimable.card_id = card.id
    left join card_redemption redeemed on redeemed.card_id = card.id
    left join company_seat seat on seat.card_id = card.id`;

export async function findClaimByCode(db: Database, codeHashes: Buffer[]): Promise<Claim | null> {
  const { rows } = await db.query<Claim>(
    `${SELECT_COLUMNS} ${FROM} where card.activation_code_hash = any($1::bytea[])`,
    [codeHashes],
  );
  return rows[0] ?? null;
}

export async function findClaimByNumber(
  db: Database,
  customerNumber: CustomerNumber,
): Promise<Claim | null> {
  const { rows } = await db.query<Claim>(
    `${SELECT_COLUMNS} ${FROM} where card.customer_number = $1`,
    [customerNumber],
  );
  return rows[0] ?? null;
}

/** Locks the card, so that claims run one after the other. */
export async function lockClaimedCard(tx: Transaction, cardId: string): Promise<void> {
  await tx.query('select 1 from museum_card where id = $1 for update', [cardId]);
}

export async function lockClaim(tx: Transaction, brought: PresentedCode): Promise<Claim | null> {
  // The lock is a statement of its own, so that the next one reads what the previous claim committed.
  await lockClaimedCard(tx, brought.cardId);
  return findPresentedClaim(tx, brought);
}

/** A code that was replaced since it was presented counts as taken back. */
export async function findPresentedClaim(
  db: Database,
  { cardId, codeHashes }: PresentedCode,
): Promise<Claim | null> {
  const { rows } = await db.query<Claim & { isOwnCode: boolean }>(
    `${SELECT_COLUMNS}, coalesce(card.activation_code_hash = any($2::bytea[]), false) as "isOwnCode"
       ${FROM} where card.id = $1 and claimable.card_id is not null`,
    [cardId, codeHashes],
  );
  const [found] = rows;
  if (!found) return null;
  const { isOwnCode, ...claim } = found;
  return { ...claim, isTakenBack: claim.isTakenBack || !isOwnCode };
}

/** The code of a gift that was first sent to a wrong address. */
export async function isReplacedCode(db: Database, codeHashes: Buffer[]): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from replaced_gift_code where code_hash = any($1::bytea[])',
    [codeHashes],
  );
  return rowCount === 1;
}

/** Also deletes all form drafts of the card. */
export async function insertRedemption(
  tx: Transaction,
  done: { cardId: string; accountId: string | null; mergedIntoCardId: string | null; now: number },
): Promise<void> {
  await tx.query(
    // The name from an employer's invitation is no longer needed there.
    `with filled as (delete from registration_draft where card_id = $1),
          greeted as (update company_seat set person_name = null where card_id = $1)
     insert into card_redemption (card_id, account_id, merged_into_card_id, redeemed_at)
     values ($1, $2, $3, $4)`,
    [done.cardId, done.accountId, done.mergedIntoCardId, new Date(done.now)],
  );
}

/** The holder of the redeemed card, known once the mail was confirmed. */
export async function updateRedemption(
  tx: Transaction,
  done: { cardId: string; accountId: string; mergedIntoCardId: string | null },
): Promise<void> {
  await tx.query(
    'update card_redemption set account_id = $2, merged_into_card_id = $3 where card_id = $1',
    [done.cardId, done.accountId, done.mergedIntoCardId],
  );
}

export type HeldCard = {
  cardId: string;
  customerNumber: string;
  firstName: string;
  language: Language;
};

export async function findCardOfAccount(db: Database, accountId: string): Promise<HeldCard | null> {
  const { rows } = await db.query<HeldCard>(
    `select card.id as "cardId", customer_number as "customerNumber",
            coalesce(holder_first_name, '') as "firstName", account.language
       from museum_card card
       join account on account.id = card.holder_account_id
      where account.id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}
