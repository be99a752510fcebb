import { timingSafeEqual } from 'node:crypto';
import { keyedHash, keyedHashes } from '../../base/secret-key.ts';
import type { GuestContext } from '../../platform/context.ts';
import { newToken } from '../secret-token.ts';

const MARK_BYTES = 16;
/** Enough for a family at one computer; the least recent sign-in is dropped first. */
const MOST_MARKS = 6;

type Browser = Pick<GuestContext, 'session' | 'settings'>;

/**
 * Random name of this browser if somebody has signed in to the address in it before, otherwise null. Failed attempts of
 * a known device count for it alone, so that strangers who guess cannot lock its owner out.
 */
export function knownDevice(emailAddress: string, { session, settings }: Browser): string | null {
  const { device, marks } = parts(session.cookies.read('device'));
  if (!device) return null;
  const own = keyedHashes(nameOf(device, emailAddress), settings.secretKey).map(short);
  const isKnown = marks.some((mark) => own.some((one) => isSame(mark, one)));
  return isKnown ? device : null;
}

/** Called after sign-in. The cookie grants nothing and reveals no address. */
export function rememberDevice(emailAddress: string, { session, settings }: Browser): void {
  const { device: known, marks } = parts(session.cookies.read('device'));
  // A cleared cookie is an empty string.
  const device = known || newToken();
  const mark = short(keyedHash(nameOf(device, emailAddress), settings.secretKey));
  const kept = [mark, ...marks.filter((one) => one !== mark)].slice(0, MOST_MARKS);
  session.cookies.write('device', [device, ...kept].join('.'));
}

/** Keyed pseudonym for the log: equal for all attempts on one address, meaningless without the portal's key. */
export function loginMark(emailAddress: string, { settings }: Pick<Browser, 'settings'>): string {
  return short(keyedHash(`login ${emailAddress}`, settings.secretKey));
}

function parts(cookie: string | null): { device: string | undefined; marks: string[] } {
  const [device, ...marks] = cookie?.split('.').slice(0, MOST_MARKS + 1) ?? [];
  return { device, marks };
}

const nameOf = (device: string, emailAddress: string) => `device ${device} ${emailAddress}`;
const short = (hash: Buffer) => hash.subarray(0, MARK_BYTES).toString('base64url');

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
