import type { Database } from '../../db/database.ts';
import { findActionLines } from './staff-action-queries.ts';

/** Who planned each change, when and why; null when set at opening. */
export async function plannedBy(db: Database, rows: readonly { actionId: string | null }[]) {
  const ids = rows.flatMap(({ actionId }) => actionId ?? []);
  const lines = new Map((await findActionLines(db, ids)).map((line) => [line.id, line]));
  return (actionId: string | null) => {
    const line = actionId && lines.get(actionId);
    return line ? { by: line.member, at: line.at, reason: line.reason } : null;
  };
}
