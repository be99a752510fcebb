import type { VerifiedNotification } from '../../domain/payment/settlement.ts';
import type { ReceivedNotification } from './notification-queries.ts';
import type { Payment } from './payment-queries.ts';
import type { SavedCard } from './provider/paytrail-token.ts';

/** A verified notification and its details. */
export type ProviderNotification = {
  verified: VerifiedNotification;
  providerId: string | null;
  cardToken: string | null;
  card: SavedCard | null;
};

export type Checked =
  | { genuine: true; notification: ProviderNotification }
  | { genuine: false; reason: string };

/** Says nothing of the method or of a card. */
export function genuine(verified: VerifiedNotification): Checked {
  return {
    genuine: true,
    notification: { verified, providerId: null, cardToken: null, card: null },
  };
}

/**
 * unmatched: genuine money without a payment, kept for staff; mismatch, unknown: about something else, and no money.
 */
export type Verdict =
  | 'settled'
  | 'refundFlagged'
  | 'moved'
  | 'nothing'
  | 'unmatched'
  | 'mismatch'
  | 'unknown';
/** With the channel it came through. */
export type ChannelNotification = ProviderNotification & {
  channel: ReceivedNotification['channel'];
};
export type Settled = { verdict: Verdict; payment: Payment | null };
