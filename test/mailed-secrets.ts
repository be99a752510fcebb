import { SEND_RESET_LINK, sendResetLink } from '../server/account/sign-in/reset-password.ts';
import type { Clock } from '../server/base/clock.ts';
import type { Pool } from '../server/db/database.ts';

/** The newest one-time code in the outbox for an address. */
export async function mailedCode(pool: Pool, address: string): Promise<string> {
  const { rows } = await pool.query(
    `select data ->> 'code' as code
       from mail_outbox
      where letter = 'login-code' and address = $1
      order by queued_at desc
      limit 1`,
    [address],
  );
  if (!rows[0]) throw new Error(`no code was mailed to ${address}`);
  return rows[0].code;
}

export async function countMails(pool: Pool, address: string): Promise<number> {
  const { rows } = await pool.query('select 1 from mail_outbox where address = $1', [address]);
  return rows.length;
}

/** A code different from the given one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Runs the pending jobs of forgotten passwords, as a worker would. */
export async function sendResetLinks(deps: { pool: Pool; clock: Clock; publicUrl: string }) {
  const { rows } = await deps.pool.query(
    `select payload
       from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = $1`,
    [SEND_RESET_LINK],
  );
  for (const { payload } of rows) await sendResetLink(deps, payload);
}

/** The newest mailed link to set a password. */
export async function mailedLink(pool: Pool, address: string): Promise<URL | null> {
  const { rows } = await pool.query(
    `select data ->> 'link' as link
       from mail_outbox
      where letter = 'password-reset' and address = $1
      order by queued_at desc
      limit 1`,
    [address],
  );
  return rows[0] ? new URL(rows[0].link) : null;
}
