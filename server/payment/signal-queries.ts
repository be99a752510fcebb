import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';

export type Signal = {
  channel: 'paytrail' | 'epassi' | 'smartum';
  way: 'redirect' | 'callback' | 'query';
  /** As it came, signature and all: only its digest is kept. */
  raw: string;
  fields: Record<string, string>;
};

const NEVER_KEPT = /signature|token|^mac$|jwt/i;

/** First of all it is written down, in a transaction of its own; the same message again only counts up. */
export async function keepSignal(db: Database, signal: Signal, now: number): Promise<string> {
  const digest = createHash('sha256')
    .update(`${signal.channel}\n${signal.way}\n${signal.raw}`)
    .digest();
  const { rows } = await db.query<{ id: string }>({
    name: 'keep-signal',
    text: `insert into payment_signal as s (digest, channel, way, fields, received_at, last_received_at)
           values ($1, $2, $3, $4, $5, $5)
           on conflict (digest) do update
              set times = s.times + 1, last_received_at = excluded.last_received_at
           returning id`,
    values: [digest, signal.channel, signal.way, keptFields(signal.fields), new Date(now)],
  });
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

export async function updateVerdict(
  db: Database,
  { signalId, verdict, paymentId }: { signalId: string; verdict: string; paymentId: string | null },
): Promise<void> {
  await db.query({
    name: 'update-signal-verdict',
    text: 'update payment_signal set verdict = $2, payment_id = $3 where id = $1',
    values: [signalId, verdict, paymentId],
  });
}

/** Bounded, and without what proves or charges anything. */
function keptFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !NEVER_KEPT.test(name))
      .slice(0, 40)
      .map(([name, value]) => [clean(name, 60), clean(value, 200)]),
  );
}

function clean(text: string, limit: number): string {
  return text.replaceAll('\u0000', '').slice(0, limit);
}
