import { createHmac, randomInt } from 'node:crypto';
import {
  parseRecoveryCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODE_SIGNS,
  RECOVERY_CODES,
  recoveryCodeFrom,
  showRecoveryCode,
} from '../../../domain/office/recovery-code.ts';
import type { UserContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { replaceRecoveryCodes, updateRecoveryCodeUsed } from './recovery-code-queries.ts';

/** Stores new codes and returns them as they are shown, once. */
export async function makeRecoveryCodes(tx: Transaction, context: UserContext): Promise<string[]> {
  const { clock, user } = context;
  const { accountId } = user;
  const made = Array.from({ length: RECOVERY_CODES }, drawCode);
  const hashes = made.map((code) => hashOf(code, context));
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
  const { clock, user } = context;
  const hash = hashOf(code, context);
  return updateRecoveryCodeUsed(tx, { accountId: user.accountId, hash, now: clock.now() });
}

function drawCode(): string {
  const random = Array.from({ length: RECOVERY_CODE_SIGNS }, () =>
    randomInt(RECOVERY_ALPHABET.length),
  );
  return recoveryCodeFrom(random);
}

/** Fifty bits could be tried out against a plain hash: the key is in no table. */
function hashOf(code: string, { settings, user }: UserContext): Buffer {
  return createHmac('sha256', settings.secretKey)
    .update(`recovery-code:v1\n${user.accountId}\n${code}`)
    .digest();
}
