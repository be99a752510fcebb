import { randomInt } from 'node:crypto';
import {
  type ActivationCode,
  activationCodeFrom,
} from '../../domain/activation/activation-code.ts';
import { keyedHash, keyedHashes, type OneKey, type SecretKey } from '../base/secret-key.ts';
import { sealText, unsealText } from '../platform/seal-text.ts';

const RANDOM_SIGNS = 15;
const ALPHABET_SIZE = 23;

export function newActivationCode(): ActivationCode {
  return activationCodeFrom(Array.from({ length: RANDOM_SIGNS }, () => randomInt(ALPHABET_SIZE)));
}

/** Codes are looked up by hash only, so that query time reveals nothing about any code. */
export function activationCodeHash(code: ActivationCode, key: OneKey): Buffer {
  return keyedHash(hashedName(code), key);
}

/** Hashes of the code under every key: older cards keep the old one until they are re-encrypted. */
export function activationCodeHashes(code: ActivationCode, secretKey: SecretKey): Buffer[] {
  return keyedHashes(hashedName(code), secretKey);
}

export function sealCode(code: ActivationCode, secretKey: SecretKey): Buffer {
  return sealText(code, { kind: 'activation-code', secretKey });
}

/** For the buyer of the card (giver or company), who may see the code again. */
export function unsealCode(sealed: Buffer, secretKey: SecretKey): ActivationCode {
  return unsealText(sealed, { kind: 'activation-code', secretKey }) as ActivationCode;
}

function hashedName(code: ActivationCode): string {
  return `activation-code:v1:${code}`;
}
