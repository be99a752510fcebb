import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { cardValidity } from '../../domain/card/card-validity.ts';
import type { CustomerNumber } from '../../domain/card/customer-number.ts';
import {
  checkEntry,
  type EntryVerdict,
  mayRecordVisit,
} from '../../domain/ticket-desk/visit-rules.ts';
import { lockCard } from '../card/card-queries.ts';
import { findLedger } from '../card/ledger-queries.ts';
import { addLedgerEntry, voidLedgerEntry } from '../card/write-ledger.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  countVisitsOfDay,
  deleteVisit,
  findCardForEntry,
  findEarliestVisit,
  findVisit,
  insertVisit,
  lockCardByNumber,
} from './visit-queries.ts';

const UNDO_MS = 60_000;

export type AskedCard = { customerNumber: CustomerNumber; museumId: string | null; now: number };
export type CheckedCard = {
  verdict: EntryVerdict;
  card: Awaited<ReturnType<typeof findCardForEntry>>;
};

/** Reads only; recordVisit decides by the same check. */
export async function checkCard(
  db: Database,
  { customerNumber, museumId, now }: AskedCard,
): Promise<CheckedCard> {
  const today = helsinkiDay(now);
  const card = await findCardForEntry(db, { customerNumber, museumId, day: today });
  if (!card) return { card, verdict: checkEntry(null, today) };
  return { card, verdict: checkEntry({ ...card, ...cardValidity(card.ledger) }, today) };
}

type Recording = AskedCard & {
  museumId: string;
  visitId: string;
  isRepeat: boolean;
  /** Null when a till records the visit with its API key. */
  clerkId: string | null;
  /** Admitted offline and sent later: `now` is when it took place. */
  isOffline?: boolean;
};

export type RecordedVisit = CheckedCard & {
  isRecorded: boolean;
  /** When the recorded visit took place; stable across retries. */
  visitedAt: number | null;
  /** An earlier request recorded it. */
  wasBefore: boolean;
  /** The id belongs to another visit. */
  isIdTaken: boolean;
};

const NOT_RECORDED = { isRecorded: false, visitedAt: null, wasBefore: false, isIdTaken: false };

/**
 * One visit per museum and day unless the clerk confirms a second; the first visit of a card starts its validity. An
 * offline visit is recorded whatever the check says.
 */
export async function recordVisit(tx: Transaction, recording: Recording): Promise<RecordedVisit> {
  const { isRepeat, isOffline = false } = recording;
  await lockCardByNumber(tx, recording.customerNumber);
  const checked = await checkCard(tx, recording);
  const { verdict, card } = checked;
  if (!card) return { ...checked, ...NOT_RECORDED };
  const before = await findRepeatedRequest(tx, recording, card.cardId);
  if (before) return { ...checked, ...before };

  const letsIn = mayRecordVisit(verdict, isRepeat);
  // Another desk of the museum recorded the same visit.
  if (isOffline && !letsIn && verdict.verdict === 'visitedToday') {
    const { visitedAt } = verdict;
    return { ...checked, ...NOT_RECORDED, isRecorded: true, visitedAt, wasBefore: true };
  }
  if (!isOffline && !letsIn) return { ...checked, ...NOT_RECORDED };
  const isRecorded = await writeVisit(tx, recording, { cardId: card.cardId, verdict });
  if (letsIn) await startYearAtVisit(tx, card.cardId, helsinkiDay(recording.now));
  const after = await checkCard(tx, recording);
  return { ...after, ...NOT_RECORDED, isRecorded, visitedAt: isRecorded ? recording.now : null };
}

/** Result of an earlier request with this visit id; null when there is none. */
async function findRepeatedRequest(
  tx: Transaction,
  { visitId, museumId }: Recording,
  cardId: string,
): Promise<Omit<RecordedVisit, keyof CheckedCard> | null> {
  const before = await findVisit(tx, visitId);
  if (!before) return null;
  // Without a card: its holder has erased their visits since.
  const isSame = before.cardId === null || before.cardId === cardId;
  if (!isSame || before.museumId !== museumId) return { ...NOT_RECORDED, isIdTaken: true };
  return { ...NOT_RECORDED, isRecorded: true, visitedAt: before.at, wasBefore: true };
}

async function writeVisit(
  tx: Transaction,
  { visitId, museumId, clerkId, isOffline = false, now }: Recording,
  { cardId, verdict }: { cardId: string; verdict: EntryVerdict },
): Promise<boolean> {
  const visitedOn = helsinkiDay(now);
  return insertVisit(tx, {
    visitId,
    cardId,
    museumId,
    visitedOn,
    repeatNumber: await countVisitsOfDay(tx, { cardId, museumId, day: visitedOn }),
    recordedAt: now,
    recordedBy: clerkId,
    offlineVerdict: isOffline ? verdict.verdict : null,
  });
}

type Undoing = { visitId: string; museumId: string; now: number };

/** A visit can be undone within a minute, and with it the start of validity it caused. */
export async function undoVisit(
  tx: Transaction,
  { visitId, museumId, now }: Undoing,
): Promise<boolean> {
  const found = await findVisit(tx, visitId);
  if (!found?.cardId) return false;
  await lockCard(tx, found.cardId);
  const cardId = await deleteVisit(tx, { visitId, museumId, recordedAfter: now - UNDO_MS });
  if (!cardId) return false;

  await voidLedgerEntry(tx, cardId, { cause: causeOf(visitId), reason: 'undone at the desk' });
  // If another museum recorded a visit within that minute, that one starts the validity.
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
