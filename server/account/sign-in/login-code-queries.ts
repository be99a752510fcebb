import { CODE_TRIES } from '../../../domain/account/login-code.ts';
import type { Database, Transaction } from '../../db/database.ts';

export type LoginCode = {
  requestHash: Buffer;
  emailAddress: string;
  codeHash: Buffer;
  createdAt: number;
  expiresAt: number;
};

export async function insertLoginCode(tx: Transaction, code: LoginCode): Promise<void> {
  await tx.query(
    `insert into login_code (request_hash, email_address, code_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [
      code.requestHash,
      code.emailAddress,
      code.codeHash,
      new Date(code.createdAt),
      new Date(code.expiresAt),
    ],
  );
}

/** The code requested in this browser, while it is usable. */
export async function findLoginCode(db: Database, requestHash: Buffer, now: number) {
  const { rows } = await db.query<{ email_address: string; created_at: Date }>(
    `select email_address, created_at
       from login_code
      where request_hash = $1 and expires_at > $2 and tries < ${CODE_TRIES}`,
    [requestHash, new Date(now)],
  );
  const row = rows[0];
  return row ? { emailAddress: row.email_address, createdAt: row.created_at.getTime() } : null;
}

/** Counts the attempt before the code is compared, so that concurrent attempts count too. */
export async function updateTries(db: Database, requestHash: Buffer, now: number) {
  const { rows } = await db.query<{ email_address: string; code_hash: Buffer }>(
    `update login_code
        set tries = tries + 1
      where request_hash = $1 and expires_at > $2 and tries < ${CODE_TRIES}
      returning email_address, code_hash`,
    [requestHash, new Date(now)],
  );
  const row = rows[0];
  return row ? { emailAddress: row.email_address, codeHash: row.code_hash } : null;
}

/** True for the caller that deleted it: a code opens one session. */
export async function deleteLoginCode(tx: Transaction, requestHash: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query('delete from login_code where request_hash = $1', [
    requestHash,
  ]);
  return rowCount === 1;
}
