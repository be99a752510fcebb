import { LASTS_SECONDS } from '../../domain/privacy/lasts-seconds.ts';
import { requireUser } from '../platform/access.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Owner } from '../platform/session.ts';
import { hashOf, newToken } from './secret-token.ts';
import { browserKeyOf, issueBrowserKey } from './session/browser-key.ts';

/** Long enough to return from a bank, to pay tomorrow and to see the thank-you page again. */
const BROWSER_SECONDS = LASTS_SECONDS.month;

/** The caller as an owner of orders. Without a session or a browser cookie there can be none. */
export async function requireOwner(context: GuestContext): Promise<Owner> {
  const owner = await ownerOf(context);
  if (!owner.accountId && !owner.browserHash) requireUser(context);
  return owner;
}

export async function ownerOf(context: GuestContext): Promise<Owner> {
  const mark = await browserKeyOf('buyer', context);
  return {
    accountId: context.user?.accountId ?? null,
    browserHash: mark.state === 'own' ? hashOf(mark.key) : null,
  };
}

/**
 * Owner of an order or draft about to be created: a guest gets the browser cookie here, not earlier. Keeps the visit id
 * of the logs when the page sent it.
 */
export async function ensureOwner(
  context: GuestContext,
  transactionId?: string,
): Promise<Owner & { browserHash: Buffer }> {
  const { accountId, browserHash } = await ownerOf(context);
  if (browserHash) return { accountId, browserHash };
  const mark = transactionId ? `${newToken()}.${transactionId}` : newToken();
  await issueBrowserKey('buyer', { key: mark, seconds: BROWSER_SECONDS }, context);
  return { accountId, browserHash: hashOf(mark) };
}
