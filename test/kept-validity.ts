import { expect } from 'vitest';
import { cardValidity } from '../domain/card/card-validity.ts';
import { findLedger } from '../server/card/ledger-queries.ts';
import type { Pool } from '../server/db/database.ts';

/** Expects each card's stored validity to match its ledger. */
export async function expectKeptValidity(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ cardId: string }>(
    `select card_id as "cardId", starts_on::text as "startsOn", valid_until::text as "validUntil",
            waits_for_first_visit as "waitsForFirstVisit" from card_validity`,
  );
  for (const { cardId, ...kept } of rows) {
    expect(cardValidity(await findLedger(pool, cardId)), cardId).toMatchObject(kept);
  }
}
