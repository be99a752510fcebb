import type { Language } from '../../domain/base/language.ts';
import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { Database, Transaction } from '../db/database.ts';

export type StoredText = {
  id: string;
  key: string;
  language: Language;
  /** Null: the default text. */
  text: string | null;
  shipped: string;
  validFrom: LocalDate;
  actionId: string;
};
type Row = Omit<StoredText, 'validFrom'> & { validFrom: string };

const LIVE = `select id, key, language, text, shipped, valid_from::text as "validFrom", action_id as "actionId"
                from text_override where taken_back_at is null`;
const storedOf = (row: Row): StoredText => ({ ...row, validFrom: localDate(row.validFrom) });

/** Past, current and planned rewordings: hundreds, not thousands. */
export async function findStoredTexts(db: Database): Promise<StoredText[]> {
  const { rows } = await db.query<Row>(`${LIVE} order by key, valid_from, language`, []);
  return rows.map(storedOf);
}

export async function findStoredTextsOf(db: Database, key: string): Promise<StoredText[]> {
  const { rows } = await db.query<Row>(`${LIVE} and key = $1 order by valid_from, language`, [key]);
  return rows.map(storedOf);
}

export type TextInForce = { key: string; language: Language; text: string };

/** In force on a day, without texts that returned to the default. */
export async function findTextsInForce(db: Database, day: LocalDate): Promise<TextInForce[]> {
  const { rows } = await db.query<TextInForce>(
    `select key, language, text
       from (select distinct on (key, language) key, language, text from text_override
              where taken_back_at is null and valid_from <= $1
              order by key, language, valid_from desc) newest
      where text is not null`,
    [day],
  );
  return rows;
}

/** Serialises rewording; readers are not blocked. */
export async function lockTexts(tx: Transaction): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('text_override'))", []);
}

export async function insertText(tx: Transaction, row: Omit<StoredText, 'id'>): Promise<void> {
  const { key, language, text, shipped, validFrom, actionId } = row;
  await tx.query(
    `insert into text_override (key, language, text, shipped, valid_from, action_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [key, language, text, shipped, validFrom, actionId],
  );
}

export async function takeBackTexts(tx: Transaction, ids: string[], now: number): Promise<void> {
  await tx.query(
    'update text_override set taken_back_at = to_timestamp($2 / 1000.0) where id = any ($1::bigint[])',
    [ids, now],
  );
}

/** Undo: restores the replaced row unchanged. */
export async function restoreText(
  tx: Transaction,
  row: Pick<StoredText, 'key' | 'language' | 'validFrom' | 'actionId'>,
): Promise<void> {
  const { key, language, validFrom, actionId } = row;
  await tx.query(
    `update text_override set taken_back_at = null
      where key = $1 and language = $2 and valid_from = $3 and action_id = $4`,
    [key, language, validFrom, actionId],
  );
}
