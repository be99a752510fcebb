import { createHmac, randomUUID } from 'node:crypto';
import type { GuestContext } from '../context.ts';

/**
 * Ties together what the logs tell of one purchase, from the form over the provider's pages to the thank-you page:
 * the same for every document of a session, or of a guest's browser that has ordered. It is kept nowhere.
 */
export function transactionOf({ session, settings }: GuestContext): string {
  const visit = session.found?.sessionId ?? session.cookies.read('buyer');
  if (!visit) return randomUUID();
  const digest = createHmac('sha256', settings.secretKey).update(`log-transaction:v1:${visit}`);
  return digest.digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
