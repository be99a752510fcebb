import { showActivationCode } from '../../domain/card/activation-code.ts';
import { hashOf } from '../account/secret-token.ts';
import { unsealCode } from '../activation/activation-secret.ts';
import type { GuestContext } from '../context.ts';
import { writeCsv } from '../csv/write-csv.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { claimLink, companyClaimLink } from './company-links.ts';
import { companyTexts } from './company-texts.ts';
import { type CompanyOrder, countSeats, findOrderByDeskKey } from './desk-queries.ts';
import { findSeats } from './seat-queries.ts';

/** The order that the link opens. A link that opens nothing says the same whatever is wrong with it. */
export async function requireDeskOrder(
  deskKey: string,
  { pool, language }: GuestContext,
): Promise<CompanyOrder> {
  const order = await findOrderByDeskKey(pool, hashOf(deskKey));
  if (!order) throw new Refusal('NOT_FOUND', refusalText('companyDeskNotFound', language), 404);
  return order;
}

export async function deskView(deskKey: string, context: GuestContext) {
  const order = await requireDeskOrder(deskKey, context);
  const { isPaid, isPending, ...counts } = await countSeats(context.pool, order.orderId);
  const unpaid = isPending ? 'pending' : 'unpaid';
  const state: 'paid' | 'pending' | 'unpaid' = isPaid ? 'paid' : unpaid;
  return { order, state, counts, claimLink: companyClaimLink(order, context.settings) };
}

/** Codes and links for handing out. Who claimed what, and what they did with it, is not in it. */
export async function codesFile(deskKey: string, context: GuestContext) {
  const { pool, settings } = context;
  const order = await requireDeskOrder(deskKey, context);
  const texts = companyTexts[order.language];
  const seats = await findSeats(pool, order.orderId);
  const rows = seats.map((seat) => {
    const code = unsealCode(seat.sealedCode, settings.secretKey);
    return [
      String(seat.number),
      showActivationCode(code),
      claimLink(code, order.language, settings),
      seat.personName ?? '',
      seat.emailAddress ?? '',
      seat.isClaimed ? texts.claimed : texts.unclaimed,
    ];
  });
  const heading = [texts.number, texts.code, texts.link, texts.person, texts.email, texts.state];
  return { fileName: texts.fileName, content: writeCsv([heading, ...rows]) };
}
