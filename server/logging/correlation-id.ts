import { keyedHash, type OneKey } from '../base/secret-key.ts';
import type { GuestContext } from '../platform/context.ts';

const UUID_AT_END = /\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Links a browser's logs from order form to thank-you page: derived from the session id, or a guest's browser key; a
 * payment keeps its payer's.
 */
export function correlationIdOf(key: string, secretKey: OneKey): string {
  const embedded = UUID_AT_END.exec(key)?.[1];
  if (embedded) return embedded;
  const digest = keyedHash(`log-transaction:v1:${key}`, secretKey);
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Null for a browser that has neither a session nor a key. */
export function callersCorrelationId({
  session,
  settings,
}: Pick<GuestContext, 'session' | 'settings'>): string | null {
  const key = session.found?.sessionId ?? session.cookies.read('buyer');
  return key ? correlationIdOf(key, settings.secretKey) : null;
}
