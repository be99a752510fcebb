import type { ActivationCode } from '../../domain/activation/activation-code.ts';
import { activationCodeHash, sealCode, unsealCode } from '../activation/activation-secret.ts';
import { findCodesSealedByOthers, updateSealedCodes } from '../activation/reseal-codes-queries.ts';
import { inTransaction, type Pool } from '../db/database.ts';
import { sealGiverKeys, sealMarkers } from '../gift/reseal-links.ts';
import {
  findGiverSecrets,
  findMarkerSecrets,
  updateGiverSecrets,
  updateMarkerSecrets,
} from '../gift/reseal-links-queries.ts';
import { sealText, unsealText } from '../platform/seal-text.ts';
import type { SecretKey } from '../platform/secret-key.ts';
import { findSealedByOthers, SEALED_COLUMNS, updateSealed } from './reseal-queries.ts';
import { updateKeysEmptied } from './secret-key-queries.ts';

/** Small enough that nobody waits for a row, large enough for a million of them. */
const ROWS_AT_ONCE = 500;

export type Resealed = { what: string; rows: number };
type Asked = { keyId: Buffer; after: string | null; most: number };
type Step<Row> = {
  what: string;
  find: (asked: Asked) => Promise<Row[]>;
  /** How many were written. */
  write: (rows: Row[]) => Promise<number>;
};

/**
 * Seals everything with the key of today. What is sealed with it already is passed over, so that it goes on where it was
 * stopped. Tells in the end that the other keys seal nothing here any more.
 */
export async function reseal(pool: Pool, secretKey: SecretKey, now: number): Promise<Resealed[]> {
  const told: Resealed[] = [];
  for (const column of SEALED_COLUMNS) {
    const key = { kind: column.kind, secretKey };
    told.push(
      await walk(secretKey, {
        what: `${column.table}.${column.column}`,
        find: (asked) => findSealedByOthers(pool, column, asked),
        async write(rows) {
          const anew = (sealed: Buffer) => sealText(unsealText(sealed, key), key);
          const done = rows.map((row) => ({ ...row, anew: anew(row.sealed) }));
          await updateSealed(pool, column, done);
          return done.length;
        },
      }),
    );
  }
  told.push(await resealCodes(pool, secretKey), ...(await resealLinks(pool, secretKey)));
  const others = secretKey.others.map(({ id }) => id);
  await updateKeysEmptied(pool, others, now);
  return told;
}

function resealCodes(pool: Pool, secretKey: SecretKey): Promise<Resealed> {
  return walk(secretKey, {
    what: 'claimable_card.sealed_code',
    find: (asked) => findCodesSealedByOthers(pool, asked),
    async write(rows) {
      const done = rows.map((row) => {
        const code: ActivationCode = unsealCode(row.sealed, secretKey);
        const codeHash = activationCodeHash(code, secretKey);
        return { ...row, anew: sealCode(code, secretKey), codeHash };
      });
      await inTransaction(pool, (tx) => updateSealedCodes(tx, done));
      return done.length;
    },
  });
}

async function resealLinks(pool: Pool, secretKey: SecretKey): Promise<Resealed[]> {
  const givers = await walk(secretKey, {
    what: 'gift_order.sealed_giver_key',
    find: (asked) => findGiverSecrets(pool, asked),
    async write(rows) {
      const links = sealGiverKeys(rows, secretKey);
      if (links.length > 0) await updateGiverSecrets(pool, links);
      return links.length;
    },
  });
  const markers = await walk(secretKey, {
    what: 'gift.sealed_marker',
    find: (asked) => findMarkerSecrets(pool, asked),
    async write(rows) {
      const links = sealMarkers(rows, secretKey);
      if (links.length > 0) await updateMarkerSecrets(pool, links);
      return links.length;
    },
  });
  return [givers, markers];
}

async function walk<Row extends { id: string }>(
  { id: keyId }: SecretKey,
  { what, find, write }: Step<Row>,
): Promise<Resealed> {
  let after: string | null = null;
  let rows = 0;
  for (;;) {
    const found: Row[] = await find({ keyId, after, most: ROWS_AT_ONCE });
    if (found.length > 0) rows += await write(found);
    if (found.length < ROWS_AT_ONCE) return { what, rows };
    after = found.at(-1)?.id ?? null;
  }
}
