import { MAILS_PER_CLIENT } from '../../domain/account/account-limits.ts';
import { accountAddress } from '../../domain/account/email-address.ts';
import { helsinkiDay, yearOf } from '../../domain/base/local-date.ts';
import { domainOf } from '../../domain/company/mail-domain.ts';
import { type BadRow, readPeople } from '../../domain/company/people-file.ts';
import { requireValidField, tooManyTries } from '../account/account-refusals.ts';
import { attemptLimits, consumeAttempt } from '../account/attempt-limits.ts';
import { unsealCode } from '../activation/activation-secret.ts';
import { readCsv } from '../csv/read-csv.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { queueMails } from '../letter/queue-mail.ts';
import { purchaseTexts } from '../order/purchase-texts.ts';
import type { GuestContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { findScheme } from '../scheme/scheme-queries.ts';
import { claimLink } from './company-links.ts';
import { requirePaid, requirePortalOrder } from './company-portal.ts';
import { type CompanyOrder, findOrderByClaimKey, lockOrder } from './company-portal-queries.ts';
import { assignPeople, countFreeSeats, type Invitation, markInvited } from './seat-queries.ts';

type PeopleFile = { deskKey: string; content: string; dryRun: boolean };

/** Imports names and addresses from a file, all or nothing; a dry run reports the bad rows. */
export async function savePeople({ deskKey, content, dryRun }: PeopleFile, context: GuestContext) {
  const { pool, clock, language } = context;
  const order = await requirePortalOrder(deskKey, context);
  const texts = purchaseTexts(await findScheme(pool), language);
  const { people, badRows } = readPeople(readCsv(content), yearOf(helsinkiDay(clock.now())));
  const bad: { row: number | null; message: string }[] = badRows.map(({ row, reason }) => ({
    row,
    message: messageOf(reason),
  }));
  const addresses = people.map(({ emailAddress }) => emailAddress);
  const { seatless, free } = await countFreeSeats(pool, order.companyOrderId, addresses);
  if (seatless > free) {
    bad.push({
      row: null,
      message: refusalText('companyTooManyPeople', language, String(seatless), String(free)),
    });
  }
  if (dryRun || bad.length > 0) return { people: people.length, badRows: bad, isSaved: false };
  await inTransaction(pool, async (tx) => {
    await lockOrder(tx, order.companyOrderId);
    await assignPeople(tx, order.companyOrderId, people);
  });
  return { people: people.length, badRows: [], isSaved: true };

  function messageOf(reason: BadRow['reason']): string {
    if (reason === 'twice') return refusalText('companyPersonTwice', language);
    if (reason === 'columns') return refusalText('companyRowTooShort', language);
    return texts.ofError(reason);
  }
}

/** Mails a personal link to everyone with a seat who has not been invited. */
export async function sendInvitations(portalKey: string, context: GuestContext): Promise<number> {
  const order = await requirePortalOrder(portalKey, context);
  await requirePaid(order, context);
  return inTransaction(context.pool, async (tx) => {
    const now = context.clock.now();
    const invited = await markInvited(tx, {
      companyOrderId: order.companyOrderId,
      emailAddress: null,
      now,
    });
    await queueInvitations(tx, { order, invited }, context);
    return invited.length;
  });
}

/**
 * Mails a card to an employee who uses the company-wide link. Only the mailbox owner gets it; the answer is the same
 * for every address of the right domain.
 */
export async function askForCard(
  { claimKey, emailAddress }: { claimKey: string; emailAddress: string },
  context: GuestContext,
): Promise<void> {
  const { pool, clock, language, address } = context;
  const order = await requireClaimOrder(claimKey, context);
  await requirePaid(order, context);
  requireValidField('emailAddress', emailAddress, {
    language,
    currentYear: yearOf(helsinkiDay(clock.now())),
  });
  if (domainOf(emailAddress) !== order.claimDomain) {
    const message = refusalText('companyOtherDomain', language, order.claimDomain ?? '');
    throw new Refusal('OTHER_DOMAIN', message);
  }
  await consumeAttempt(
    context,
    attemptLimits('mails-of-asker', address, [MAILS_PER_CLIENT]),
    (seconds) => tooManyTries(language, seconds),
  );
  await inTransaction(pool, async (tx) => {
    await lockOrder(tx, order.companyOrderId);
    const person = accountAddress(emailAddress);
    await assignPeople(tx, order.companyOrderId, [{ name: '', emailAddress: person }]);
    const input = { companyOrderId: order.companyOrderId, emailAddress: person, now: clock.now() };
    await queueInvitations(tx, { order, invited: await markInvited(tx, input) }, context);
  });
}

export async function requireClaimOrder(
  claimKey: string,
  { pool, language }: GuestContext,
): Promise<CompanyOrder> {
  const order = await findOrderByClaimKey(pool, claimKey);
  // Without a domain the link is disabled.
  if (!order?.claimDomain) {
    throw new Refusal('NOT_FOUND', refusalText('companyClaimNotFound', language), 404);
  }
  return order;
}

/** In bulk: a large company has thousands of employees. */
async function queueInvitations(
  tx: Transaction,
  { order, invited }: { order: CompanyOrder; invited: Invitation[] },
  { settings, clock }: GuestContext,
): Promise<void> {
  const { companyName, language } = order;
  const minute = Math.floor(clock.now() / 60_000);
  const letters = invited.map(({ cardId, emailAddress, personName, sealedCode }) => {
    const code = unsealCode(sealedCode, settings.secretKey);
    return {
      to: emailAddress,
      language,
      letter: 'company-invitation' as const,
      // At most once a minute per person.
      key: `invitation:${cardId}:${minute}`,
      data: {
        companyName,
        personName: personName ?? '',
        code,
        link: claimLink(code, language, settings),
      },
    };
  });
  await queueMails(tx, letters);
}
