import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { ReprintReason } from '../../../domain/card/plastic-card.ts';
import { MOST_COUNTED } from '../../../domain/office/work-list.ts';
import { unpostedPlastic, waitingPlastic } from '../../card/plastic-production-queries.ts';
import type { Database } from '../../db/database.ts';
import { countWaiting, type WaitingCount, type Waits } from '../work/waiting-count.ts';

export type WaitingPlastic = {
  plasticId: string;
  /** Null for a guest who never confirmed the address. */
  personId: string | null;
  name: string;
  customerNumber: string;
  city: string;
  orderedAt: number;
  reprintReason: ReprintReason | null;
};

const SHOWN = `plastic.id as "plasticId", card.holder_account_id as "personId",
            concat_ws(' ', card.holder_first_name, card.holder_last_name) as name,
            card.customer_number as "customerNumber", plastic.city,
            (extract(epoch from plastic.ordered_at) * 1000)::float8 as "orderedAt",
            plastic.reprint_reason as "reprintReason"`;

/** Head of the queue, in batch order. */
export async function findWaitingPlastic(
  db: Database,
  { today, now, most }: { today: LocalDate; now: number; most: number },
): Promise<WaitingPlastic[]> {
  const { rows } = await db.query<WaitingPlastic>(
    `select ${SHOWN}
       ${waitingPlastic('$1', '$2')}
      order by plastic.ordered_at, plastic.id
      limit $3`,
    [today, new Date(now), most],
  );
  return rows;
}

export type LatePlastic = WaitingPlastic & { isAtPrinter: boolean };

/** Ordered before the given time and unposted, oldest first. */
export async function findLatePlastic(
  db: Database,
  asked: { orderedBefore: number; today: LocalDate; now: number; most: number },
): Promise<LatePlastic[]> {
  const { rows } = await db.query<LatePlastic>(
    `select ${SHOWN}, plastic.sent_to_production_at is not null as "isAtPrinter"
       ${unpostedPlastic('$1', '$2')} and plastic.ordered_at < $4
      order by plastic.ordered_at, plastic.id
      limit $3`,
    [asked.today, new Date(asked.now), asked.most, new Date(asked.orderedBefore)],
  );
  return rows;
}

/** Counts the oldest only, up to a limit: counting a first run of 400 000 cards would take two seconds. */
export function countWaitingPlastic(db: Database, waits: Waits): Promise<WaitingCount> {
  return countWaiting(db, waits, {
    since: 'ordered_at',
    from: `from (select plastic.ordered_at ${waitingPlastic('$2', '$3')}
                  order by plastic.ordered_at
                  limit $4) oldest`,
    params: [new Date(waits.now), MOST_COUNTED + 1],
  });
}
