import type { Language } from '../../../domain/base/language.ts';
import type { Contact } from '../../account/contact-queries.ts';
import type { Database, Transaction } from '../../db/database.ts';

export type Confirmation = {
  cardId: string;
  /** The chosen password takes effect only in this browser. */
  browserHash: Buffer;
  emailAddress: string;
  passwordHash: string;
  subscribedNewsletter: boolean;
  language: Language;
  /** The terms accepted in the form. Null: the form predates this field. */
  accepted: { version: string; at: number } | null;
  /** Null: the form predates this field. */
  contact: Contact | null;
};

export async function insertConfirmation(
  tx: Transaction,
  row: Confirmation & { tokenHash: Buffer; expiresAt: number },
): Promise<void> {
  await tx.query(
    `insert into registration_confirmation
       (token_hash, card_id, browser_hash, email_address, password_hash, subscribed_newsletter,
        language, expires_at, conditions_version, accepted_at, contact)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10 / 1000.0), $11)`,
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
      row.contact,
    ],
  );
}

type Renewed = {
  cardId: string;
  browserHash: Buffer;
  tokenHash: Buffer;
  /** Null: the address that was typed. */
  emailAddress: string | null;
  expiresAt: number;
};
type Waiting = Pick<Confirmation, 'emailAddress' | 'language'> & {
  firstName: string;
  plasticCard: boolean;
};

/** Replaces the link, for the browser of the form only. Null: there is nothing to confirm. */
export async function updateConfirmation(
  tx: Transaction,
  { cardId, browserHash, tokenHash, emailAddress, expiresAt }: Renewed,
): Promise<Waiting | null> {
  const { rows } = await tx.query<Waiting>(
    `update registration_confirmation waiting
        set token_hash = $3, expires_at = $4, email_address = coalesce($5, waiting.email_address)
       from museum_card card
      where waiting.card_id = $1 and browser_hash = $2 and card.id = $1
      returning waiting.email_address as "emailAddress", waiting.language,
                card.holder_first_name as "firstName",
                exists (select from plastic_card_order where card_id = card.id) as "plasticCard"`,
    [cardId, browserHash, tokenHash, new Date(expiresAt), emailAddress],
  );
  return rows[0] ?? null;
}

/** Takes no lock: the account must be locked before its waiting rows. */
export async function findOpenLink(
  db: Database,
  tokenHash: Buffer,
  now: number,
): Promise<Pick<Confirmation, 'emailAddress' | 'language'> | null> {
  const { rows } = await db.query<Pick<Confirmation, 'emailAddress' | 'language'>>(
    `select email_address as "emailAddress", language from registration_confirmation
      where token_hash = $1 and expires_at > $2`,
    [tokenHash, new Date(now)],
  );
  return rows[0] ?? null;
}

export type Spent = Omit<Confirmation, 'emailAddress' | 'passwordHash' | 'language'> & {
  tokenHash: Buffer;
  /** Null: the link has expired, and the typed password with it. */
  passwordHash: string | null;
};

/** Deletes all confirmations that waited for the address. */
export async function deleteConfirmations(tx: Transaction, emailAddress: string): Promise<Spent[]> {
  const { rows } = await tx.query<Spent>(
    `delete from registration_confirmation
      where email_address = $1
      returning card_id as "cardId", token_hash as "tokenHash", browser_hash as "browserHash",
                password_hash as "passwordHash", subscribed_newsletter as "subscribedNewsletter", contact,
                case when conditions_version is not null
                     then json_build_object('version', conditions_version,
                                            'at', (extract(epoch from accepted_at) * 1000)::float8) end as accepted`,
    [emailAddress],
  );
  return rows;
}

export type WaitingCard = { firstName: string; activatedAt: number; isOfOwnAddress: boolean };

/** A card that waits for the account's address, or was activated in this browser for another address. */
export async function findWaitingCard(
  db: Database,
  { accountId, browserCardId }: { accountId: string; browserCardId: string | null },
): Promise<WaitingCard | null> {
  const { rows } = await db.query<WaitingCard>(
    `select coalesce(card.holder_first_name, '') as "firstName",
            (extract(epoch from card.registered_at) * 1000)::float8 as "activatedAt",
            waiting.email_address = lower(account.email_address) as "isOfOwnAddress"
       from account
       join registration_confirmation waiting
         on waiting.email_address = lower(account.email_address) or waiting.card_id = $2
       join museum_card card on card.id = waiting.card_id
      where account.id = $1
      order by "isOfOwnAddress" desc, card.registered_at desc
      limit 1`,
    [accountId, browserCardId],
  );
  return rows[0] ?? null;
}

/** The address is unverified, and nothing is left to activate. */
export async function deleteOpenRegistration(tx: Transaction, cardId: string): Promise<void> {
  await tx.query('delete from registration_confirmation where card_id = $1', [cardId]);
}
