import { activationCodeHash, sealCode, unsealCode } from '../activation/activation-secret.ts';
import type { SecretKey } from '../base/secret-key.ts';
import { findCodesSealedByOthers, updateSealedCodes } from '../card/reseal-codes-queries.ts';
import { type Database, inTransaction, type Pool } from '../db/database.ts';
import { sealGiverKey, sealMarker } from '../gift/reseal-links.ts';
import {
  findGiverSecrets,
  findMarkerSecrets,
  type LinkSecret,
  type SealedLink,
  updateGiverSecrets,
  updateMarkerSecrets,
} from '../gift/reseal-links-queries.ts';
import { NoKeyOpens, sealText, unsealText } from '../platform/seal-text.ts';
import { findSealedByOthers, SEALED_COLUMNS, updateSealed } from './reseal-queries.ts';
import { updateKeysEmptied } from './secret-key-queries.ts';

/** Small enough that nobody waits for a locked row, large enough for a million rows. */
const ROWS_AT_ONCE = 500;

export type Resealed = {
  what: string;
  rows: number;
  /** Ids of rows that no key decrypts. */
  unopened: string[];
};
type SealedRowsQuery = { keyId: Buffer; after: string | null; most: number };
type ResealStep<Row, Done> = {
  what: string;
  find: (asked: SealedRowsQuery) => Promise<Row[]>;
  /** Null: already current. Throws when no key decrypts it. */
  resealed: (row: Row) => Done | null;
  write: (done: Done[]) => Promise<void>;
};

/**
 * Re-encrypts everything with the current key; current rows are skipped, so an interrupted run resumes. Finally marks
 * the other keys as unused, unless a row could not be decrypted.
 */
export async function reseal(pool: Pool, secretKey: SecretKey, now: number): Promise<Resealed[]> {
  const told: Resealed[] = [];
  for (const column of SEALED_COLUMNS) {
    const key = { kind: column.kind, secretKey };
    told.push(
      await walk(secretKey, {
        what: `${column.table}.${column.column}`,
        find: (asked) => findSealedByOthers(pool, column, asked),
        resealed: (row) => ({ ...row, resealed: sealText(unsealText(row.sealed, key), key) }),
        write: (done) => updateSealed(pool, column, done),
      }),
    );
  }
  told.push(await resealCodes(pool, secretKey));
  for (const step of linkSteps(pool, secretKey)) told.push(await walk(secretKey, step));
  // An undecryptable row may belong to any key: keep all keys until someone has checked it.
  if (told.every(({ unopened }) => unopened.length === 0)) {
    await updateKeysEmptied(
      pool,
      secretKey.others.map(({ id }) => id),
      now,
    );
  }
  return told;
}

/** Whether these keys can derive every gift link: rows do not record which key theirs came from. */
export async function knowsEveryLink(db: Database, secretKey: SecretKey): Promise<boolean> {
  for (const step of linkSteps(db, secretKey)) {
    const { unopened } = await walk(secretKey, { ...step, write: async () => {} });
    if (unopened.length > 0) return false;
  }
  return true;
}

function resealCodes(pool: Pool, secretKey: SecretKey): Promise<Resealed> {
  return walk(secretKey, {
    what: 'claimable_card.sealed_code',
    find: (asked) => findCodesSealedByOthers(pool, asked),
    resealed(row) {
      const code = unsealCode(row.sealed, secretKey);
      const codeHash = activationCodeHash(code, secretKey);
      return { ...row, resealed: sealCode(code, secretKey), codeHash };
    },
    write: (done) => inTransaction(pool, (tx) => updateSealedCodes(tx, done)),
  });
}

function linkSteps(db: Database, secretKey: SecretKey): ResealStep<LinkSecret, SealedLink>[] {
  return [
    {
      what: 'gift_order.sealed_giver_key',
      find: (asked) => findGiverSecrets(db, asked),
      resealed: (link) => sealGiverKey(link, secretKey),
      write: (links) => updateGiverSecrets(db, links),
    },
    {
      what: 'gift.sealed_marker',
      find: (asked) => findMarkerSecrets(db, asked),
      resealed: (link) => sealMarker(link, secretKey),
      write: (links) => updateMarkerSecrets(db, links),
    },
  ];
}

async function walk<Row extends { id: string }, Done>(
  { id: keyId }: SecretKey,
  { what, find, resealed, write }: ResealStep<Row, Done>,
): Promise<Resealed> {
  const told: Resealed = { what, rows: 0, unopened: [] };
  let after: string | null = null;
  for (;;) {
    const found: Row[] = await find({ keyId, after, most: ROWS_AT_ONCE });
    const done = found.flatMap((row) => {
      try {
        return resealed(row) ?? [];
      } catch (error) {
        if (!(error instanceof NoKeyOpens)) throw error;
        told.unopened.push(row.id);
        return [];
      }
    });
    if (done.length > 0) await write(done);
    told.rows += done.length;
    if (found.length < ROWS_AT_ONCE) return told;
    after = found.at(-1)?.id ?? null;
  }
}
