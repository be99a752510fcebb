import type { Pool } from '../db/database.ts';
import { addUpVisits } from '../ticket-desk/visit-month-queries.ts';
import { addUpPurchases } from '../tracking/purchase-count-queries.ts';

export const ADD_UP_COUNTS = 'add-up-counts';
/** Far below the statement timeout. */
const BATCH = 10_000;

/**
 * Aggregates new visits and purchases. Readers add the pending rows themselves, so it does not matter when this runs.
 */
export async function addUpCounts(
  { pool }: { pool: Pool },
  mayContinue: () => boolean = () => true,
  batch = BATCH,
): Promise<void> {
  for (const addUp of [addUpVisits, addUpPurchases]) {
    let isMore = true;
    while (isMore && mayContinue()) isMore = (await addUp(pool, batch)) === batch;
  }
}
