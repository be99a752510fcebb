import { createHmac, randomInt } from 'node:crypto';
import {
  type ActivationCode,
  activationCodeFrom,
} from '../../domain/activation/activation-code.ts';
import { sealText, unsealText } from '../platform/seal-text.ts';

const RANDOM_SIGNS = 15;
const ALPHABET_SIZE = 23;

export function newActivationCode(): ActivationCode {
  return activationCodeFrom(Array.from({ length: RANDOM_SIGNS }, () => randomInt(ALPHABET_SIZE)));
}

/** Looked up by this and never by the code: how long a search takes tells nothing about any code. */
export function activationCodeHash(code: ActivationCode, secretKey: string): Buffer {
  return createHmac('sha256', secretKey).update(`activation-code:v1:${code}`).digest();
}

export function sealCode(code: ActivationCode, secretKey: string): Buffer {
  return sealText(code, { kind: 'activation-code', secretKey });
}

/** For who bought the card, such as the giver or the company: they may see the code again. */
export function unsealCode(sealed: Buffer, secretKey: string): ActivationCode {
  return unsealText(sealed, { kind: 'activation-code', secretKey }) as ActivationCode;
}
