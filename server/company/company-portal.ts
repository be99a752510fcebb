import { showActivationCode } from '../../domain/activation/activation-code.ts';
import type { Language } from '../../domain/base/language.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { remindedBefore } from '../../domain/company/reminder.ts';
import { shownClaims } from '../../domain/company/shown-claims.ts';
import { dayBegins } from '../../domain/scheme/day-begins.ts';
import { hashOf } from '../account/secret-token.ts';
import { unsealCode } from '../activation/activation-secret.ts';
import { writeCsv } from '../csv/write-csv.ts';
import { inTransaction } from '../db/database.ts';
import type { GuestContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { worded } from '../platform/worded.ts';
import { claimLink, companyClaimLink } from './company-links.ts';
import {
  type CompanyOrder,
  countRemindable,
  countSeats,
  findOrderByPortalKey,
  lockOrder,
  type SeatCounts,
} from './company-portal-queries.ts';
import { findHandedOutCodes, handOutCodes } from './seat-queries.ts';

/** The order of the link. Every invalid link gets the same answer. */
export async function requirePortalOrder(
  portalKey: string,
  { pool, language }: GuestContext,
): Promise<CompanyOrder> {
  const order = await findOrderByPortalKey(pool, hashOf(portalKey));
  if (!order) throw new Refusal('NOT_FOUND', refusalText('companyDeskNotFound', language), 404);
  return order;
}

export async function companyPortalView(portalKey: string, context: GuestContext) {
  const order = await requirePortalOrder(portalKey, context);
  const { companyOrderId, units } = order;
  const now = context.clock.now();
  // As of midnight, so that comparing two views on one day reveals no single claim.
  const claimedBefore = dayBegins(helsinkiDay(now));
  const { isPaid, isPending, isRefunded, claimed, ...counts } = await countSeats(context.pool, {
    companyOrderId,
    claimedBefore,
  });
  const before = remindedBefore(now);
  const remindable = await countRemindable(context.pool, { companyOrderId, before });
  const state = stateOf({ isPaid, isPending, isRefunded });
  return {
    order,
    state,
    counts: { ...counts, claimed: shownClaims(claimed, units), remindable },
    claimLink: companyClaimLink(order, context.settings),
  };
}

type PaymentState = 'unpaid' | 'pending' | 'paid' | 'refunded';
type Paid = Pick<SeatCounts, 'isPaid' | 'isPending' | 'isRefunded'>;

function stateOf({ isPaid, isPending, isRefunded }: Paid): PaymentState {
  if (isRefunded) return 'refunded';
  if (isPaid) return 'paid';
  return isPending ? 'pending' : 'unpaid';
}

export async function requirePaid(
  { companyOrderId }: CompanyOrder,
  { pool, clock, language }: GuestContext,
) {
  const { isPaid, isRefunded } = await countSeats(pool, {
    companyOrderId,
    claimedBefore: clock.now(),
  });
  if (isPaid && !isRefunded) return;
  throw new Refusal('NOT_PAID', refusalText('companyNotPaid', language));
}

/**
 * Codes and links that the company hands out itself, and newly drawn ones. Includes used ones, to reveal no claim, but
 * none mailed to a person. Rows are renumbered, since seat numbers would show the gaps.
 */
export async function codesFile(
  { deskKey, newCodes }: { deskKey: string; newCodes: number },
  context: GuestContext,
) {
  const { pool, settings, clock, language } = context;
  const order = await requirePortalOrder(deskKey, context);
  const { companyOrderId } = order;
  const sealed = await inTransaction(pool, async (tx) => {
    await lockOrder(tx, companyOrderId);
    const { free } = await countSeats(tx, { companyOrderId, claimedBefore: clock.now() });
    if (newCodes > free) {
      throw new Refusal('TOO_FEW_CARDS', refusalText('companyTooFewCards', language, String(free)));
    }
    await handOutCodes(tx, { companyOrderId, count: newCodes, now: clock.now() });
    return findHandedOutCodes(tx, companyOrderId);
  });
  const texts = companyTexts[order.language];
  const rows = sealed.map((sealedCode, place) => {
    const code = unsealCode(sealedCode, settings.secretKey);
    const link = claimLink(code, order.language, settings);
    return [String(place + 1), showActivationCode(code), link];
  });
  const heading = [texts.number, texts.code, texts.link];
  return { fileName: texts.fileName, content: writeCsv([heading, ...rows]) };
}

const fi = {
  fileName: 'aktivointikoodit.csv',
  number: 'Numero',
  code: 'Aktivointikoodi',
  link: 'Linkki',
};
const sv: typeof fi = {
  fileName: 'aktiveringskoder.csv',
  number: 'Nummer',
  code: 'Aktiveringskod',
  link: 'Länk',
};
const en: typeof fi = {
  fileName: 'activation-codes.csv',
  number: 'Number',
  code: 'Activation code',
  link: 'Link',
};

/** Texts of the file that a company downloads. */
const companyTexts: Record<Language, typeof fi> = worded('server/company', { fi, sv, en });
