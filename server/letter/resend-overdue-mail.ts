import type { Pool } from '../db/database.ts';
import { enqueue } from '../db/enqueue-job.ts';
import { findOverdueMail } from './outbox-queries.ts';
import { SEND_MAIL } from './queue-mail.ts';

/** The outbox is the truth and a job only a nudge: a mail whose job died with its worker gets a new one. */
export async function resendOverdueMail(pool: Pool, overdueSeconds: number): Promise<void> {
  for (const mailId of await findOverdueMail(pool, overdueSeconds)) {
    await enqueue(pool, SEND_MAIL, { mailId }, { key: `mail:${mailId}` });
  }
}
