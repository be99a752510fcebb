import { timingSafeEqual } from 'node:crypto';
import { hasPassword, lockAccount } from '../../account/account-queries.ts';
import { insertContact } from '../../account/contact-queries.ts';
import { insertNewsletterConsent } from '../../account/own-details-queries.ts';
import { hashOf } from '../../account/secret-token.ts';
import { updatePassword } from '../../account/write/access-queries.ts';
import type { Transaction } from '../../db/database.ts';
import { insertAcceptance } from '../../document/acceptance-queries.ts';
import type { GuestContext } from '../../platform/context.ts';
import { readGrant } from '../activation-grant.ts';
import { type JoinOutcome, joinAccount } from './join-account.ts';
import { deleteConfirmations, type Spent } from './waiting-queries.ts';
import { waitsForPayment } from './waits-for-payment.ts';

type Proven = {
  accountId: string;
  emailAddress: string;
  /** Hash of the opened link, when the address was proved by a link. */
  linkHash?: Buffer;
};
type Bound = { isOfLink: boolean; isSameBrowser: boolean; outcome: JoinOutcome };

/**
 * The address is proved, by whatever means: its registered cards join the account, unless the card already held has an
 * unpaid instalment.
 */
export async function bindWaitingCards(
  tx: Transaction,
  { accountId, emailAddress, linkHash }: Proven,
  context: GuestContext,
): Promise<Bound[]> {
  // Lock order: the account before its cards.
  await lockAccount(tx, accountId);
  if (await waitsForPayment(tx, accountId, context)) return [];
  const waiting = await deleteConfirmations(tx, emailAddress);
  const mark = waiting.length > 0 ? ((await readGrant(context))?.mark ?? null) : null;
  const bound: Bound[] = [];
  for (const spent of waiting) {
    const { cardId } = spent;
    const isOfLink = linkHash !== undefined && timingSafeEqual(linkHash, spent.tokenHash);
    const isSameBrowser = mark !== null && timingSafeEqual(hashOf(mark), spent.browserHash);
    await applyFormChoices(tx, { accountId, spent, isOfLink, isSameBrowser }, context);
    const joining = { cardId, accountId, emailAddress, now: context.clock.now() };
    bound.push({ isOfLink, isSameBrowser, outcome: await joinAccount(tx, joining, context) });
  }
  return bound;
}

type Along = { accountId: string; spent: Spent } & Omit<Bound, 'outcome'>;

/** The mailbox proves the address, but the chosen password counts only from the browser of the form. */
async function applyFormChoices(
  tx: Transaction,
  { accountId, spent, isOfLink, isSameBrowser }: Along,
  { clock, session }: GuestContext,
): Promise<void> {
  const now = clock.now();
  const { passwordHash, accepted, contact, subscribedNewsletter } = spent;
  if (isSameBrowser && passwordHash && !(await hasPassword(tx, accountId))) {
    const found = session.found?.accountId === accountId ? session.found : null;
    const keptSessionId = found?.sessionId ?? null;
    await updatePassword(tx, { accountId, passwordHash, keptSessionId, now });
  }
  if (accepted) {
    const { version, at } = accepted;
    await insertAcceptance(tx, { accountId, document: 'terms', version, now: at });
  }
  if (contact) await insertContact(tx, { ...contact, accountId, now });
  // A mailed code proves the address, but not that its owner filled in the form and wished for the newsletter.
  if (subscribedNewsletter && (isOfLink || isSameBrowser)) {
    await insertNewsletterConsent(tx, { accountId, now });
  }
}
