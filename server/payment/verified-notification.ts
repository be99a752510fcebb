import type { VerifiedSignal } from '../../domain/payment/settlement.ts';
import type { Payment } from './payment-queries.ts';
import type { SavedCard } from './provider/paytrail-token.ts';
import type { Signal } from './signal-queries.ts';

/** A verified signal and what came along with it. */
export type Told = {
  signal: VerifiedSignal;
  providerId: string | null;
  cardToken: string | null;
  card: SavedCard | null;
};
/** unmatched: genuine money that fits no payment, kept for a person; mismatch, unknown: about something else, and no money. */
export type Verdict =
  | 'settled'
  | 'refundFlagged'
  | 'moved'
  | 'nothing'
  | 'unmatched'
  | 'mismatch'
  | 'unknown';
/** And by whom it was told. */
export type ToldBy = Told & { channel: Signal['channel'] };
export type Settled = { verdict: Verdict; payment: Payment | null };
