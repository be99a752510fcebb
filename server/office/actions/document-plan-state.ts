import { type LocalDate, localDate } from '../../../domain/base/local-date.ts';
import type { DocumentName, Effect, Summary } from '../../../domain/document/document.ts';
import type { Transaction } from '../../db/database.ts';
import {
  findVersions,
  restoreVersion,
  type StoredVersion,
  takeBackVersion,
} from '../../platform/document-queries.ts';
import { hashOf } from './canonical.ts';
import type { Act, State } from './define-action.ts';
import { type PlanState, planState } from './plan-state.ts';

/** Words are long: what they are is told by a hash, and the rows themselves stay. */
export type Content = { effect: Effect; summary: Summary; words: string };

export const contentOf = ({
  effect,
  summary,
  words,
}: Omit<Content, 'words'> & { words: unknown }) => ({
  effect,
  summary,
  words: hashOf(words),
});

export async function findVersionsOf(
  tx: Transaction,
  document: DocumentName,
): Promise<StoredVersion[]> {
  return (await findVersions(tx)).filter((version) => version.document === document);
}

export async function documentState(
  tx: Transaction,
  {
    document,
    days,
    actionId,
  }: { document: DocumentName; days: LocalDate[]; actionId: string | null },
) {
  const stored = (await findVersionsOf(tx, document)).map((version) => ({
    day: version.from,
    actionId: version.actionId,
    content: contentOf(version),
  }));
  return planState<Content>(stored, days, actionId);
}

/** The days as they were: rows are never deleted, so the one that stood comes back whole. */
export async function bringBackVersions(
  tx: Transaction,
  document: DocumentName,
  { today, now, before }: Act & { before: State },
): Promise<void> {
  for (const [text, kept] of Object.entries((before as PlanState<Content>).days)) {
    const from = localDate(text);
    await takeBackVersion(tx, { document, from, today, now });
    if (kept?.by) await restoreVersion(tx, { document, from, actionId: kept.by });
  }
}
