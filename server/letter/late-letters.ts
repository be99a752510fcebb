import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Pool } from '../db/database.ts';
import { findLateMail } from './outbox-queries.ts';

const LOOK_MS = 30_000;
/** A login code should have arrived by now. */
const LATE_SECONDS = 60;
/** A bulk mailing takes hours to send, so beyond this only the count is logged. */
const MOST_LINES = 100;

export type LateLetters = {
  look(): Promise<void>;
  /** Late letters at the last check. */
  waiting(): number;
};

/**
 * Polls for late letters independently of the job workers, since a sleeping worker or a held lock logs nothing. Each
 * process logs each letter once.
 */
export function makeLateLetters({ pool, log }: { pool: Pool; log: Logger }): LateLetters {
  let lookedAt: Date | null = null;
  let waiting = 0;
  const find = () =>
    findLateMail(pool, { seconds: LATE_SECONDS, since: lookedAt, most: MOST_LINES });
  return {
    waiting: () => waiting,
    async look() {
      const late = await find().catch(() => null);
      if (!late) return;
      lookedAt = late.lookedAt;
      waiting = late.waiting;
      for (const letter of late.letters) log.warn(letter, 'a letter waits');
      const more = late.fresh - late.letters.length;
      if (more > 0) log.warn({ more }, 'more letters wait');
    },
  };
}

export function watchLateLetters(app: FastifyInstance, late: LateLetters): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => void late.look(), LOOK_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
