import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { cardValidity } from '../../domain/card/card-validity.ts';
import type { CustomerNumber } from '../../domain/card/customer-number.ts';
import { type DeskVerdict, deskCheck, mayRecordVisit } from '../../domain/visit/desk-check.ts';
import { findLedger, lockCard } from '../card/card-queries.ts';
import { addLedgerEntry, voidLedgerEntry } from '../card/write-ledger.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  deleteVisit,
  findDeskCard,
  findEarliestVisit,
  findVisit,
  findVisitsOfDay,
  insertVisit,
} from './visit-queries.ts';

const UNDO_MS = 60_000;

export type AskedCard = { customerNumber: CustomerNumber; museumId: string | null; now: number };
export type CheckedCard = {
  verdict: DeskVerdict;
  card: Awaited<ReturnType<typeof findDeskCard>>;
};

/** Reads only: the same look decides before a visit is recorded. */
export async function checkCard(
  db: Database,
  { customerNumber, museumId, now }: AskedCard,
): Promise<CheckedCard> {
  const today = helsinkiDay(now);
  const card = await findDeskCard(db, customerNumber);
  if (!card) return { card, verdict: deskCheck(null, today) };

  const { cardId, holder, isOnHold } = card;
  const validity = cardValidity(await findLedger(db, cardId));
  const visits = museumId ? await findVisitsOfDay(db, { cardId, museumId, day: today }) : null;
  const visitedTodayAt = visits?.lastAt ?? null;
  return { card, verdict: deskCheck({ holder, validity, visitedTodayAt, isOnHold }, today) };
}

type Recording = AskedCard & {
  museumId: string;
  visitId: string;
  isRepeat: boolean;
  clerkId: string;
};

/** One visit a museum and day, unless the clerk means another; the first one of all starts the year. */
export async function recordVisit(
  tx: Transaction,
  recording: Recording,
): Promise<CheckedCard & { isRecorded: boolean }> {
  const { visitId, museumId, isRepeat, clerkId, now } = recording;
  const found = await findDeskCard(tx, recording.customerNumber);
  if (found) await lockCard(tx, found.cardId);
  const checked = await checkCard(tx, recording);
  if (!checked.card) return { ...checked, isRecorded: false };

  const { cardId } = checked.card;
  const before = await findVisit(tx, visitId);
  if (before) {
    return { ...checked, isRecorded: before.cardId === cardId && before.museumId === museumId };
  }
  if (!mayRecordVisit(checked.verdict, isRepeat)) return { ...checked, isRecorded: false };

  const visitedOn = helsinkiDay(now);
  const { count } = await findVisitsOfDay(tx, { cardId, museumId, day: visitedOn });
  const isRecorded = await insertVisit(tx, {
    visitId,
    cardId,
    museumId,
    visitedOn,
    repeatNumber: count,
    recordedAt: now,
    recordedBy: clerkId,
  });
  await startYearAtVisit(tx, cardId, visitedOn);
  return { ...(await checkCard(tx, recording)), isRecorded };
}

type Undoing = { visitId: string; museumId: string; now: number };

/** For a minute a slip can be taken back, and with it the start that it gave to the year. */
export async function undoVisit(
  tx: Transaction,
  { visitId, museumId, now }: Undoing,
): Promise<boolean> {
  const found = await findVisit(tx, visitId);
  if (!found) return false;
  await lockCard(tx, found.cardId);
  const cardId = await deleteVisit(tx, { visitId, museumId, recordedAfter: now - UNDO_MS });
  if (!cardId) return false;

  await voidLedgerEntry(tx, cardId, { cause: causeOf(visitId), reason: 'undone at the desk' });
  // Another museum may have let the holder in within that minute: then its visit is the first.
  await startYearAtVisit(tx, cardId, helsinkiDay(now - UNDO_MS));
  return true;
}

async function startYearAtVisit(tx: Transaction, cardId: string, since: LocalDate): Promise<void> {
  const { waitsForFirstVisit } = cardValidity(await findLedger(tx, cardId));
  const visit = waitsForFirstVisit ? await findEarliestVisit(tx, cardId, since) : null;
  if (!visit) return;
  await addLedgerEntry(tx, cardId, {
    kind: 'firstVisit',
    cause: causeOf(visit.visitId),
    occurredOn: visit.visitedOn,
  });
}

function causeOf(visitId: string): string {
  return `visit:${visitId}`;
}
