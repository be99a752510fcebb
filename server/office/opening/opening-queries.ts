import type { Channel } from '../../../domain/payment/provider.ts';
import type { OpeningFacts } from '../../../domain/scheme/opening-fields.ts';
import type { Database, Transaction } from '../../db/database.ts';

export type Tested = { isGood: boolean; answer: string; at: number };
export type OpeningTests = Partial<Record<Channel | 'mail', Tested>>;
export type OpeningDraft = { facts: OpeningFacts; tests: OpeningTests };

export async function findDraft(db: Database): Promise<OpeningDraft> {
  const { rows } = await db.query<OpeningDraft>('select facts, tests from opening_draft', []);
  return rows[0] ?? { facts: {}, tests: {} };
}

/** Serialises opening, saving and testing; works before the row exists. */
export async function lockDraft(tx: Transaction): Promise<void> {
  await tx.query('insert into opening_draft default values on conflict (id) do nothing', []);
  await tx.query('select from opening_draft for update', []);
}

/** Updates only the given fields. */
export async function updateFacts(tx: Transaction, facts: OpeningFacts): Promise<void> {
  await tx.query('update opening_draft set facts = facts || $1', [facts]);
}

export async function updateTests(tx: Transaction, tests: OpeningTests): Promise<void> {
  await tx.query('update opening_draft set tests = tests || $1', [tests]);
}

export async function emptyDraft(tx: Transaction): Promise<void> {
  await tx.query(`update opening_draft set facts = '{}', tests = '{}'`, []);
}
