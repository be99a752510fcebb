import type { Database, Transaction } from '../db/database.ts';
import { oldestDraft } from './draft-life.ts';

export type OrderDraftKind = 'giftDigital' | 'giftEnvelope' | 'companyOrder';
type DraftKey = { browserHash: Buffer; kind: OrderDraftKind };

export async function saveOrderDraft(
  db: Database,
  draft: DraftKey & { form: object; now: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into order_draft (browser_hash, kind, form, saved_at)
     values ($1, $2, $3, $4)
     on conflict (browser_hash, kind)
     do update set form = excluded.form, card_order_id = null, saved_at = excluded.saved_at`,
    [draft.browserHash, draft.kind, JSON.stringify(draft.form), new Date(draft.now)],
  );
  return rowCount === 1;
}

/** Also null when its order is paid or its payment may be: pending, or without a known outcome. */
export async function findOrderDraft(
  db: Database,
  { browserHash, kind, now }: DraftKey & { now: number },
): Promise<unknown> {
  const { rows } = await db.query<{ form: unknown }>(
    `select form
       from order_draft draft
      where browser_hash = $1 and kind = $2 and saved_at > $3
        and not exists (select from order_fulfilment done where done.card_order_id = draft.card_order_id)
        and not exists (select from payment_order link
                          join payment on payment.id = link.payment_id
                         where link.card_order_id = draft.card_order_id
                           and payment.state in ('pending', 'unknown'))`,
    [browserHash, kind, oldestDraft(now)],
  );
  return rows[0]?.form ?? null;
}

export async function updateOrderedDraft(
  tx: Transaction,
  { browserHash, kind, orderId }: DraftKey & { orderId: string },
): Promise<void> {
  await tx.query(
    `update order_draft set card_order_id = $3 where browser_hash = $1 and kind = $2`,
    [browserHash, kind, orderId],
  );
}
