import type { Language } from '../../../domain/base/language.ts';
import { type LocalDate, localDate } from '../../../domain/base/local-date.ts';
import type {
  DocumentName,
  DocumentWords,
  Effect,
  Summary,
} from '../../../domain/document/document.ts';
import type { RuleFacts } from '../../../domain/document/rule-facts.ts';
import type { Database, Transaction } from '../../db/database.ts';

export type ListedVersion = {
  document: DocumentName;
  from: LocalDate;
  effect: Effect;
  summary: Summary;
  announcedOn: LocalDate;
  actionId: string;
};
export type StoredVersion = ListedVersion & {
  words: DocumentWords;
  facts: Record<Language, RuleFacts>;
};

/** For queries of the scheme: first days of the office's terms. */
export const TERMS_DAYS = `array(select valid_from::text from document_version
                                 where document = 'terms' and taken_back_at is null)`;

const LISTED = `document, valid_from::text as "from", effect, summary, announced_on::text as "announcedOn",
                action_id as "actionId"`;

type Dated = { from: string; announcedOn: string };
const dated = <Row extends Dated>(row: Row) => ({
  ...row,
  from: localDate(row.from),
  announcedOn: localDate(row.announcedOn),
});

/** All valid versions, past, present and planned, oldest first; without their text. */
export async function findListedVersions(db: Database): Promise<ListedVersion[]> {
  const { rows } = await db.query<Omit<ListedVersion, keyof Dated> & Dated>(
    `select ${LISTED} from document_version where taken_back_at is null order by document, valid_from`,
    [],
  );
  return rows.map(dated);
}

export async function findVersions(db: Database): Promise<StoredVersion[]> {
  const { rows } = await db.query<Omit<StoredVersion, keyof Dated> & Dated>(
    `select ${LISTED}, words, facts from document_version
      where taken_back_at is null order by document, valid_from`,
    [],
  );
  return rows.map(dated);
}

/** Serialises publishing; readers are not blocked. */
export async function lockDocuments(tx: Transaction): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('document_version'))", []);
}

export async function insertVersion(tx: Transaction, version: StoredVersion): Promise<void> {
  const { document, from, effect, words, facts, summary, announcedOn, actionId } = version;
  await tx.query(
    `insert into document_version (document, valid_from, effect, words, facts, summary, announced_on, action_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [document, from, effect, words, facts, summary, announcedOn, actionId],
  );
}

type OfDay = { document: DocumentName; from: LocalDate };

/** Only a version that has not begun. */
export async function takeBackVersion(
  tx: Transaction,
  { document, from, today, now }: OfDay & { today: LocalDate; now: number },
): Promise<void> {
  await tx.query(
    `update document_version set taken_back_at = to_timestamp($4 / 1000.0)
      where document = $1 and valid_from = $2 and valid_from > $3 and taken_back_at is null`,
    [document, from, today, now],
  );
}

/** A version that was replaced or cancelled, and when. */
export async function findTakenBack(
  tx: Transaction,
  { document, from, actionId }: OfDay & { actionId: string },
): Promise<{ effect: Effect; takenBackAt: number } | null> {
  const { rows } = await tx.query<{ effect: Effect; takenBackAt: number }>(
    `select effect, (extract(epoch from taken_back_at) * 1000)::float8 as "takenBackAt" from document_version
      where document = $1 and valid_from = $2 and action_id = $3 and taken_back_at is not null`,
    [document, from, actionId],
  );
  return rows[0] ?? null;
}

/** Undo: restores the replaced or cancelled row unchanged. */
export async function restoreVersion(
  tx: Transaction,
  { document, from, actionId }: OfDay & { actionId: string },
): Promise<void> {
  await tx.query(
    `update document_version set taken_back_at = null
      where document = $1 and valid_from = $2 and action_id = $3`,
    [document, from, actionId],
  );
}
