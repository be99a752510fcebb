import type { LocalDate } from '../base/local-date.ts';
import { cardValidity, timeStateOn, type ValidityStatus } from '../card/card-validity.ts';
import type { LedgerEntry } from '../card/ledger-entry.ts';

type Running = Pick<ValidityStatus, 'validUntil' | 'waitsForFirstVisit'>;

export const RENEWAL_MONTHS = 12;

/** In time: the card is valid today, or its validity has not started. */
export function isRenewedInTime(validity: Running, today: LocalDate): boolean {
  const state = timeStateOn(validity, today);
  return state === 'valid' || state === 'notStarted';
}

/** Ledger entry for a renewal paid today. */
export function renewalEntry(
  validity: Running,
  { cause, today }: { cause: string; today: LocalDate },
): LedgerEntry {
  return {
    kind: isRenewedInTime(validity, today) ? 'renewedWhileValid' : 'renewedAfterExpiry',
    cause,
    occurredOn: today,
    months: RENEWAL_MONTHS,
    days: 0,
    startsAtOnce: false,
    refunds: null,
  };
}

/** Last valid day after a renewal today: the same calculation as after payment. */
export function renewedUntil(
  entries: LedgerEntry[],
  { today, extraMonths }: { today: LocalDate; extraMonths: number },
): LocalDate | null {
  const entry = renewalEntry(cardValidity(entries), { cause: 'renewal', today });
  const campaign: LedgerEntry = {
    ...entry,
    kind: 'campaignMonths',
    cause: 'campaign',
    months: extraMonths,
  };
  return cardValidity([...entries, entry, ...(extraMonths > 0 ? [campaign] : [])]).validUntil;
}
