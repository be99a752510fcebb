import type { Language } from '../../domain/base/language.ts';
import type { Database, Transaction } from '../db/database.ts';

export type Confirmation = {
  cardId: string;
  browserHash: Buffer;
  emailAddress: string;
  passwordHash: string;
  subscribedNewsletter: boolean;
  language: Language;
  /** The terms of the form. Null: it was sent before this was kept. */
  accepted: { version: string; at: number } | null;
};

export async function insertConfirmation(
  tx: Transaction,
  row: Confirmation & { tokenHash: Buffer; expiresAt: number },
): Promise<void> {
  await tx.query(
    `insert into registration_confirmation
       (token_hash, card_id, browser_hash, email_address, password_hash, subscribed_newsletter,
        language, expires_at, conditions_version, accepted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10 / 1000.0))`,
    [
      row.tokenHash,
      row.cardId,
      row.browserHash,
      row.emailAddress,
      row.passwordHash,
      row.subscribedNewsletter,
      row.language,
      new Date(row.expiresAt),
      row.accepted?.version ?? null,
      row.accepted?.at ?? null,
    ],
  );
}

type Renewed = {
  cardId: string;
  browserHash: Buffer;
  tokenHash: Buffer;
  now: number;
  expiresAt: number;
};
type Waiting = Pick<Confirmation, 'emailAddress' | 'language'> & {
  firstName: string;
  plasticCard: boolean;
};

/** A new link in place of the old one, for the browser that filled the form. Null: there is nothing to confirm. */
export async function updateConfirmation(
  tx: Transaction,
  { cardId, browserHash, tokenHash, now, expiresAt }: Renewed,
): Promise<Waiting | null> {
  const { rows } = await tx.query<Waiting>(
    `update registration_confirmation waiting
        set token_hash = $3, expires_at = $5
       from museum_card card
      where waiting.card_id = $1 and browser_hash = $2 and expires_at > $4 and card.id = $1
      returning waiting.email_address as "emailAddress", waiting.language,
                card.holder_first_name as "firstName",
                exists (select from plastic_card_order where card_id = card.id) as "plasticCard"`,
    [cardId, browserHash, tokenHash, new Date(now), new Date(expiresAt)],
  );
  return rows[0] ?? null;
}

/** Spends the link. */
export async function deleteConfirmation(
  tx: Transaction,
  tokenHash: Buffer,
  now: number,
): Promise<Confirmation | null> {
  const { rows } = await tx.query<Confirmation>(
    `delete from registration_confirmation
      where token_hash = $1 and expires_at > $2
      returning card_id as "cardId", browser_hash as "browserHash", email_address as "emailAddress",
                password_hash as "passwordHash", subscribed_newsletter as "subscribedNewsletter",
                language,
                case when conditions_version is not null
                     then json_build_object('version', conditions_version,
                                            'at', (extract(epoch from accepted_at) * 1000)::float8) end as accepted`,
    [tokenHash, new Date(now)],
  );
  return rows[0] ?? null;
}

export type BoundCard = {
  firstName: string;
  customerNumber: string;
  plasticCard: boolean;
  /** The account's own. */
  language: Language;
};

/** The account of a confirmed address takes the registered card, and its name where it has none. */
export async function bindCard(
  tx: Transaction,
  { cardId, accountId }: { cardId: string; accountId: string },
): Promise<BoundCard | null> {
  const { rows } = await tx.query<BoundCard>(
    `with bound as (
       update museum_card set holder_account_id = $2
        where id = $1 and holder_account_id is null
        returning holder_first_name, holder_last_name, customer_number
     )
     update account
        set first_name = coalesce(first_name, holder_first_name),
            last_name = coalesce(last_name, holder_last_name)
       from bound
      where account.id = $2
      returning holder_first_name as "firstName", customer_number as "customerNumber", language,
                exists (select from plastic_card_order where card_id = $1) as "plasticCard"`,
    [cardId, accountId],
  );
  return rows[0] ?? null;
}

export async function findCustomerNumber(db: Database, cardId: string): Promise<string | null> {
  const { rows } = await db.query<{ number: string }>(
    'select customer_number as number from museum_card where id = $1',
    [cardId],
  );
  return rows[0]?.number ?? null;
}

export type RegisteredCard = {
  firstName: string;
  lastName: string;
  customerNumber: string;
  ryijySeed: number;
  hasPlasticCard: boolean;
  waitsForConfirmation: boolean;
  isAdded: boolean;
};

export async function findRegisteredCard(
  db: Database,
  cardId: string,
): Promise<RegisteredCard | null> {
  const { rows } = await db.query<RegisteredCard>(
    `select holder_first_name as "firstName", holder_last_name as "lastName",
            customer_number as "customerNumber", ryijy_seed::float8 as "ryijySeed",
            exists (select from plastic_card_order where card_id = card.id) as "hasPlasticCard",
            exists (select from registration_confirmation where card_id = card.id)
              as "waitsForConfirmation",
            exists (select from card_redemption
                     where card_id = card.id and merged_into_card_id is not null) as "isAdded"
       from museum_card card
      where id = $1 and registered_at is not null`,
    [cardId],
  );
  return rows[0] ?? null;
}

/** A plastic card that is not being made yet is not made. */
export async function deleteWaitingPlasticOrder(tx: Transaction, cardId: string): Promise<void> {
  await tx.query(
    'delete from plastic_card_order where card_id = $1 and sent_to_production_at is null',
    [cardId],
  );
}

/** The year has not begun: the card has been shown at no desk. */
export async function isUnused(db: Database, cardId: string): Promise<boolean> {
  const { rows } = await db.query(
    'select 1 from card_validity where card_id = $1 and waits_for_first_visit',
    [cardId],
  );
  return rows.length > 0;
}
