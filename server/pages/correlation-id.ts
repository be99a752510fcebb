import { createHmac, randomUUID } from 'node:crypto';
import type { GuestContext } from '../context.ts';

const UUID_AT_END = /\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Ties together what the logs tell of one purchase, from the form over the provider's pages to the thank-you page:
 * the same for every document of a session, or of a guest's browser since something was typed into a form of it. It is kept
 * nowhere but in that browser's own mark.
 */
export function correlationId({ session, settings }: GuestContext): string {
  const visit = session.found?.sessionId ?? session.cookies.read('buyer');
  if (!visit) return randomUUID();
  const begunWith = UUID_AT_END.exec(visit)?.[1];
  if (begunWith) return begunWith;
  const digest = createHmac('sha256', settings.secretKey).update(`log-transaction:v1:${visit}`);
  return digest.digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
