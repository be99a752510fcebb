import { helsinkiDay } from '../../domain/base/local-date.ts';
import { declineClass } from '../../domain/instalment/decline-class.ts';
import type { NotificationStatus } from '../../domain/payment/settlement.ts';
import { chargeOrder } from '../checkout/start/charge-order.ts';
import { openToken } from '../instalment/seal-token.ts';
import { findSealedToken, revokeToken, updateDeclined } from '../instalment/token-queries.ts';
import { updateHandOver } from '../payment/payment-state-queries.ts';
import { paymentSettings } from '../payment/provider/payment-settings.ts';
import { chargeToken } from '../payment/provider/paytrail-token.ts';
import type { Deps } from '../platform/context.ts';
import { processChargeAnswer } from './process-charge-answer.ts';

export type Charge = {
  id: string;
  stamp: string;
  reference: string;
  amount: number;
  tokenId: string;
  initiative: 'cit' | 'mit';
};

export type ChargeEnd = 'charged' | 'stepUp' | 'declined' | 'notSent' | 'unknown';

/**
 * Sends a charge that is stored as `unknown`. An answer is settled; without one it stays unknown until a callback or
 * the provider's report.
 */
export async function sendCharge(deps: Deps, charge: Charge): Promise<ChargeEnd> {
  const { pool, clock, settings, log } = deps;
  const saved = await findSealedToken(pool, charge.tokenId);
  if (!saved) {
    await answered(deps, charge, 'fail', null);
    return 'notSent';
  }
  const token = openToken(saved.sealed, settings.secretKey);
  const { paytrail } = paymentSettings(settings);
  const order = await chargeOrder(deps, charge.id);
  const result = await chargeToken(paytrail, charge.initiative, order, token);
  switch (result.outcome) {
    case 'charged':
      await answered(deps, charge, 'ok', result.transactionId);
      return 'charged';
    case 'stepUp':
      // Nobody is present to confirm it: treated as declined, and the holder is notified.
      if (charge.initiative === 'mit') {
        const on = helsinkiDay(clock.now());
        await updateDeclined(pool, { paymentId: charge.id, on, acquirerCode: null });
        await answered(deps, charge, 'fail', result.transactionId);
        return 'declined';
      }
      await answered(deps, charge, 'new', result.transactionId);
      await updateHandOver(pool, charge.id, { redirectUrl: result.confirmUrl });
      return 'stepUp';
    case 'declined': {
      const { acquirerCode } = result;
      const now = clock.now();
      await updateDeclined(pool, { paymentId: charge.id, on: helsinkiDay(now), acquirerCode });
      const declined = declineClass({ acquirerCode, stepUpNeeded: false }, saved.brand || null);
      if (declined === 'never') await revokeToken(pool, { tokenId: charge.tokenId, now });
      await answered(deps, charge, 'fail', null);
      return 'declined';
    }
    case 'unreachable':
    case 'refused':
      log.warn({ paymentId: charge.id, ...result }, 'a charge was not sent');
      await answered(deps, charge, 'fail', null);
      return 'notSent';
    case 'ambiguous':
      log.warn({ paymentId: charge.id, ...result }, 'a charge was not answered');
      return 'unknown';
  }
}

function answered(
  deps: Deps,
  charge: Charge,
  status: NotificationStatus,
  transactionId: string | null,
): Promise<void> {
  const raw = `${charge.stamp} ${status} ${transactionId ?? ''}`;
  return processChargeAnswer(deps, { charge, status, transactionId, raw });
}
