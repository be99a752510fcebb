import { LASTS_SECONDS } from '../../domain/privacy/lasts-seconds.ts';
import { requireUser } from '../platform/access.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Owner } from '../platform/session.ts';
import { hashOf, newToken } from './secret-token.ts';
import { browserKeyOf, issueBrowserKey } from './session/browser-key.ts';

/** Long enough to come back from a bank, to pay tomorrow and to see the thank-you page once more. */
const BROWSER_SECONDS = LASTS_SECONDS.month;

/** The caller as an owner of orders. Somebody without a session and without a mark can own none. */
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
 * The owner of an order or a draft that is being made: a guest's browser gets its mark now, and not before. The mark
 * goes on with what the logs call the visit, where the page told it.
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
