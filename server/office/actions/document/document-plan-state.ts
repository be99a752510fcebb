import { helsinkiDay, type LocalDate, localDate } from '../../../../domain/base/local-date.ts';
import type { DocumentName, Effect, Summary } from '../../../../domain/document/document.ts';
import { firstDayOf } from '../../../../domain/document/publishing.ts';
import type { Transaction } from '../../../db/database.ts';
import { deleteUnsentAnnouncements } from '../../../letter/terms/announce-terms-queries.ts';
import {
  findTakenBack,
  findVersions,
  restoreVersion,
  type StoredVersion,
  takeBackVersion,
} from '../../../platform/document/document-queries.ts';
import { cannotUndo } from '../action-refusals.ts';
import { hashOf } from '../canonical.ts';
import type { Act, State } from '../define-action.ts';
import { type PlanState, planState } from '../plan-state.ts';

/** Long texts are compared by hash; the rows themselves are kept. */
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

/** Restores the planned days; rows are never deleted, so the earlier version returns unchanged. */
export async function bringBackVersions(
  tx: Transaction,
  document: DocumentName,
  act: Act & { before: State },
): Promise<void> {
  const { today, now } = act;
  for (const [text, kept] of Object.entries((act.before as PlanState<Content>).days)) {
    const from = localDate(text);
    await takeBack(tx, { document, from, today, now });
    if (!kept?.by) continue;
    const version = { document, from, actionId: kept.by };
    await requireTimeToTell(tx, version, act);
    await restoreVersion(tx, version);
  }
}

type OfDay = { document: DocumentName; from: LocalDate };

/** Cancels unsent notices; an undo queues them again. */
export async function takeBack(
  tx: Transaction,
  { document, from, today, now }: OfDay & { today: LocalDate; now: number },
): Promise<void> {
  const version = (await findVersionsOf(tx, document)).find((each) => each.from === from);
  await takeBackVersion(tx, { document, from, today, now });
  if (version && version.from > today) {
    await deleteUnsentAnnouncements(tx, `${version.from}:${version.actionId}`);
  }
}

/** Notices stopped on cancelling, so an undo must still leave the full notice period. */
async function requireTimeToTell(
  tx: Transaction,
  version: OfDay & { actionId: string },
  { today, language }: Act,
): Promise<void> {
  const found = await findTakenBack(tx, version);
  if (!found || helsinkiDay(found.takenBackAt) >= today) return;
  if (version.from < firstDayOf(version.document, found.effect, today)) {
    throw cannotUndo('actionTooOld', language);
  }
}
