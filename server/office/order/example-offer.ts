import type { Language } from '../../../domain/base/language.ts';
import {
  addDays,
  addMonths,
  helsinkiDay,
  type LocalDate,
} from '../../../domain/base/local-date.ts';
import type { LedgerEntry } from '../../../domain/card/ledger-entry.ts';
import type { Database } from '../../db/database.ts';
import type { PriceQuery } from '../../order/price-purchase.ts';
import { renewalOptions } from '../../renewal/renewal-options.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** When most people renew. */
const DAYS_LEFT = 30;

/** Sample renewal offer: an annual card ending in a month, no saved payment card, no contract. */
export async function exampleOffer(db: Database, asked: PriceQuery & { language: Language }) {
  const ledger = yearUntil(addDays(helsinkiDay(asked.now), DAYS_LEFT));
  return {
    assetId: NOBODY,
    personAccountId: NOBODY,
    ...(await renewalOptions(db, { ...asked, ledger })).options,
    savedCard: null,
    pendingPaymentUrl: null,
    contract: null,
  };
}

function yearUntil(last: LocalDate): LedgerEntry[] {
  const occurredOn = addMonths(last, -12);
  const entry = { occurredOn, months: 0, days: 0, startsAtOnce: false, refunds: null };
  return [
    { ...entry, kind: 'bought', cause: 'example', months: 12 },
    { ...entry, kind: 'firstVisit', cause: 'visit' },
  ];
}
