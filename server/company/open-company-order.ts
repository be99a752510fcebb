import { randomBytes } from 'node:crypto';
import { ownDomainOf } from '../../domain/company/mail-domain.ts';
import { hashOf, newToken } from '../account/secret-token.ts';
import { drawClaimableCards } from '../activation/claim/make-claimable-cards.ts';
import type { Clock } from '../base/clock.ts';
import type { SecretKey } from '../base/secret-key.ts';
import type { Transaction } from '../db/database.ts';
import { sealText } from '../platform/seal-text.ts';
import type { Settings } from '../settings/settings.ts';
import { insertCompanyOrder, type NewCompanyOrder } from './company-order-queries.ts';
import { type CompanyOrder, findCompanyOrderOf } from './company-portal-queries.ts';
import { countCards, insertSeats } from './seat-queries.ts';

type Deps = { clock: Clock; settings: Pick<Settings, 'secretKey'> };
type Bought = Pick<NewCompanyOrder, 'orderId' | 'details' | 'units' | 'unitPrice' | 'language'>;

/** Creates the cards and the company page's seats once, when the order is paid or invoiced. */
export async function openCompanyOrder(
  tx: Transaction,
  bought: Bought,
  { clock, settings: { secretKey } }: Deps,
): Promise<CompanyOrder> {
  const now = clock.now();
  const order = await findOrMake(tx, bought, { secretKey, now });
  const { companyOrderId, units } = order;
  const missing = units - (await countCards(tx, companyOrderId));
  if (missing > 0) {
    const drawn = await drawClaimableCards(tx, { count: missing, now, secretKey });
    const cardIds = drawn.map(({ cardId }) => cardId);
    // Envelopes are printed with their codes, so no code is free for a list or file.
    const handedOutAt = order.delivery === 'envelope' ? new Date(now) : null;
    await insertSeats(tx, { companyOrderId, cardIds, handedOutAt });
  }
  return order;
}

async function findOrMake(
  tx: Transaction,
  bought: Bought,
  { secretKey, now }: { secretKey: SecretKey; now: number },
): Promise<CompanyOrder> {
  const found = await findCompanyOrderOf(tx, bought.orderId);
  if (found) return found;
  const portalKey = newToken();
  await insertCompanyOrder(tx, {
    ...bought,
    portalKeyHash: hashOf(portalKey),
    sealedPortalKey: sealText(portalKey, { kind: 'desk-key', secretKey }),
    claimKey: randomBytes(16).toString('base64url'),
    claimDomain: ownDomainOf(bought.details.buyer.emailAddress),
    now,
  });
  const made = await findCompanyOrderOf(tx, bought.orderId);
  if (!made) throw new Error('a company order without its order');
  return made;
}
