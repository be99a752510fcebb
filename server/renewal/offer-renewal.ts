import { helsinkiDay } from '../../domain/base/local-date.ts';
import { findOwnCard } from '../card/card-queries.ts';
import { findLedger } from '../card/ledger-queries.ts';
import { findActiveToken } from '../instalment/active-token.ts';
import { runningContract } from '../instalment/running-contract.ts';
import { pendingPage } from '../order/pending-page.ts';
import { findWaitingPayment } from '../order/purchase-queries.ts';
import { purchaseTexts } from '../order/purchase-texts.ts';
import type { UserContext } from '../platform/context.ts';
import { findScheme } from '../scheme/scheme-queries.ts';
import { renewalOptions } from './renewal-options.ts';

/** Price and validity of a renewal today, both ways, before anything is ordered. */
export async function offerRenewal(campaignCode: string | null, context: UserContext) {
  const { pool, user, clock, language } = context;
  const { accountId } = user;
  const now = clock.now();
  const card = await findOwnCard(pool, { accountId, cardId: null });
  if (!card) return { campaignFault: null, offer: null };

  const { cardId } = card;
  const ledger = await findLedger(pool, cardId);
  const asked = { ledger, campaignCode, now, language };
  const { options, codeError } = await renewalOptions(pool, asked, {
    accountId,
    browserHash: null,
  });
  const waiting = await findWaitingPayment(pool, { accountId, kind: 'renewal', now });
  return {
    campaignFault: codeError && purchaseTexts(await findScheme(pool), language).ofError(codeError),
    offer: {
      assetId: cardId,
      personAccountId: accountId,
      ...options,
      savedCard: await findActiveToken(pool, { accountId, now }),
      contract: await runningContract(pool, { cardId, today: helsinkiDay(now) }),
      pendingPaymentUrl: waiting && pendingPage(waiting, language),
    },
  };
}
