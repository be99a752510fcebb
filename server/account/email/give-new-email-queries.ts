import type { Language } from '../../../domain/base/language.ts';
import type { Database } from '../../db/database.ts';

export type EmailOwner = {
  emailAddress: string;
  language: Language;
  /** Customer service changed the address, and nobody may sign in with it yet. */
  isWaiting: boolean;
};

export async function findEmailOwner(
  db: Database,
  accountId: string,
  now: number,
): Promise<EmailOwner | null> {
  const { rows } = await db.query<EmailOwner>(
    `select email_address as "emailAddress", language, coalesce(sign_in_from > $2, false) as "isWaiting"
       from account where id = $1`,
    [accountId, new Date(now)],
  );
  return rows[0] ?? null;
}

/** When sign-in becomes possible; null: now. */
export async function findSignInFrom(
  db: Database,
  accountId: string,
  now: number,
): Promise<number | null> {
  const { rows } = await db.query<{ from: Date }>(
    'select sign_in_from as from from account where id = $1 and sign_in_from > $2',
    [accountId, new Date(now)],
  );
  return rows[0]?.from.getTime() ?? null;
}
