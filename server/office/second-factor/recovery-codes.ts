import { randomInt } from 'node:crypto';
import {
  parseRecoveryCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODE_SIGNS,
  RECOVERY_CODES,
  recoveryCodeFrom,
  showRecoveryCode,
} from '../../../domain/office/recovery-code.ts';
import { keyedHash, keyedHashes } from '../../base/secret-key.ts';
import type { Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import { replaceRecoveryCodes, updateRecoveryCodeUsed } from './recovery-code-queries.ts';

/** Stores new codes and returns them once in plain text. */
export async function makeRecoveryCodes(tx: Transaction, context: UserContext): Promise<string[]> {
  const { clock, user } = context;
  const { accountId } = user;
  const made = Array.from({ length: RECOVERY_CODES }, drawCode);
  const { secretKey } = context.settings;
  const hashes = made.map((code) => keyedHash(hashedName(code, accountId), secretKey));
  await replaceRecoveryCodes(tx, { accountId, hashes, now: clock.now() });
  return made.map(showRecoveryCode);
}

export async function spendRecoveryCode(
  tx: Transaction,
  typed: string,
  context: UserContext,
): Promise<boolean> {
  const code = parseRecoveryCode(typed);
  if (!code) return false;
  const { clock, settings, user } = context;
  const { accountId } = user;
  const hashes = keyedHashes(hashedName(code, accountId), settings.secretKey);
  return updateRecoveryCodeUsed(tx, { accountId, hashes, now: clock.now() });
}

function drawCode(): string {
  const random = Array.from({ length: RECOVERY_CODE_SIGNS }, () =>
    randomInt(RECOVERY_ALPHABET.length),
  );
  return recoveryCodeFrom(random);
}

/** Keyed hash, since fifty bits could be brute-forced; the key is not in the database. */
function hashedName(code: string, accountId: string): string {
  return `recovery-code:v1\n${accountId}\n${code}`;
}
