import { REPORTED_CHANNELS, type ReportedChannel } from '../../../domain/payment/provider.ts';
import type { StampRecord } from '../../../domain/payment/voucher-standing.ts';
import type { Database } from '../../db/database.ts';

/** With the order number known to the office. */
export type ReportedStamp = StampRecord & { orderNumber: string | null };

/** Our records for each stamp that a provider reports as paid. */
export async function findReported(
  db: Database,
  channel: ReportedChannel,
  stamps: string[],
): Promise<Map<string, ReportedStamp>> {
  const { rows } = await db.query<
    NonNullable<StampRecord['payment']> & {
      stamp: string;
      hasPayment: boolean;
      orderNumber: string | null;
      told: StampRecord['told'];
    }
  >(
    `select reported.stamp, payment.id is not null as "hasPayment", payment.reference as "orderNumber",
            provider_type = $1 as "isOwnChannel", state in ('paid', 'refundNeeded', 'refunded') as "isReceived",
            exists (select from refund_need where payment_id = payment.id) as "isReturned", amount_cents as amount,
            array(select amount_cents from refund_need
                   where payment_id = payment.id and reason = 'otherSum') as "otherSums",
            array(select kept.amount_cents from unmatched_money kept
                   where kept.channel = $1 and kept.stamp = reported.stamp) as told
       from unnest($2::text[]) as reported (stamp)
       left join payment on payment.stamp = reported.stamp`,
    [channel, stamps],
  );
  return new Map(
    rows.map(({ stamp, hasPayment, orderNumber, told, ...payment }) => [
      stamp,
      { orderNumber, told, payment: hasPayment ? payment : null },
    ]),
  );
}

export async function insertVoucherComparison(
  db: Database,
  made: {
    channel: ReportedChannel;
    now: number;
    lines: number;
    settled: number;
    unmatched: number;
  },
): Promise<void> {
  await db.query(
    `insert into voucher_comparison (channel, compared_at, lines, settled, unmatched)
     values ($1, $2, $3, $4, $5)`,
    [made.channel, new Date(made.now), made.lines, made.settled, made.unmatched],
  );
}

export async function findLastComparisons(
  db: Database,
): Promise<{ channel: ReportedChannel; at: number | null }[]> {
  const { rows } = await db.query<{ channel: ReportedChannel; at: number | null }>(
    `select channel, (select (extract(epoch from max(compared_at)) * 1000)::float8
                        from voucher_comparison where channel = listed.channel::signal_channel) as at
       from unnest($1::text[]) with ordinality as listed (channel, place)
      order by place`,
    [REPORTED_CHANNELS],
  );
  return rows;
}
