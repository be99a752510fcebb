import type { Database } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Catalogue } from '../../wording/text-catalogue.ts';
import type { StoredText } from '../../wording/text-override-queries.ts';
import { shownActions } from '../actions/action-line.ts';
import { findActionLines } from '../actions/staff-action-queries.ts';

/** Rewordings with author, time, reason, and whether the shipped text has changed since. */
export async function rowsShown(db: Database, rows: StoredText[], catalogue: Catalogue) {
  const ids = [...new Set(rows.map(({ actionId }) => actionId))];
  const lines = new Map((await findActionLines(db, ids)).map((line) => [line.id, line]));
  return rows.map(({ key, language, validFrom, text, shipped, actionId }) => {
    const line = lines.get(actionId);
    const now = catalogue.get(key)?.shipped[language];
    return {
      key,
      language,
      validFrom,
      text,
      isOutdated: text !== null && now !== undefined && now !== shipped,
      by: line?.member ?? null,
      at: line?.at ?? 0,
      reason: line?.reason ?? null,
      actionId,
    };
  });
}

/** The same for members who may undo. */
export async function rowsToUndo(context: UserContext, rows: StoredText[], catalogue: Catalogue) {
  const shown = await rowsShown(context.pool, rows, catalogue);
  const ids = [...new Set(shown.map(({ actionId }) => actionId))];
  const actions = await shownActions(await findActionLines(context.pool, ids), context);
  return shown.map((row) => {
    const { canUndo = false, undoFault = null } = actions.get(row.actionId) ?? {};
    return { ...row, canUndo, undoFault };
  });
}
