import { type LocalDate, localDate } from '../base/local-date.ts';
import { INSTALMENT_COUNT } from '../instalment/instalment-plan.ts';
import { BILLING_TYPES } from '../order/billing-type.ts';
import { PURCHASE_KINDS } from '../order/purchase-kind.ts';
import { CAMPAIGN_KINDS, normaliseCampaignCode } from '../scheme/campaign/campaign.ts';
import type { ImportKind } from './import-kinds.ts';
import type { RowReason } from './import-states.ts';
import { importedEntry } from './imported-time.ts';
import type { RowFault, RowFields } from './row-fields.ts';

type Rule = (fields: RowFields, today: LocalDate) => RowFault | null;

const fault = (why: RowReason, ...columns: string[]): RowFault => ({ why, columns });
const unknownWord = (fields: RowFields, column: string): RowFault => ({
  ...fault('unknownWord', column),
  found: String(fields[column]).slice(0, 100),
});
const isWithin = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most;

const MOST_MONTHS = 120;
const ADDRESS = ['street_address', 'zip_code', 'city'];

/** Rules across columns. The same row always has the same fields. */
export const RULES_OF_KIND: Partial<Record<ImportKind, Rule>> = {
  people: addressFault,

  cards(fields, today) {
    const { starts_on, valid_until, waiting_months } = fields;
    if (waiting_months !== null) {
      if (starts_on || valid_until) return fault('noTime', 'starts_on', 'waiting_months');
      return isWithin(waiting_months, 1, MOST_MONTHS)
        ? null
        : fault('outOfRange', 'waiting_months');
    }
    if (!starts_on || !valid_until) return fault('noTime', 'starts_on', 'valid_until');
    if (String(starts_on) > today) return fault('outOfRange', 'starts_on');
    const time = {
      startsOn: localDate(String(starts_on)),
      validUntil: localDate(String(valid_until)),
    };
    return importedEntry('import', time) ? null : fault('outOfRange', 'valid_until');
  },

  companyOrders(fields) {
    const wrong = addressFault(fields);
    if (wrong) return wrong;
    return isWithin(fields.unit_price, 1, 1_000_000) ? null : fault('outOfRange', 'unit_price');
  },

  seats(fields) {
    if (!isWithin(fields.number, 1, 5_000)) return fault('outOfRange', 'number');
    if (fields.card_id !== null) return null;
    const missing = ['customer_number', 'activation_code'].filter((name) => !fields[name]);
    if (missing.length > 0) return fault('missing', ...missing);
    fields.months ??= 12;
    return isWithin(fields.months, 1, MOST_MONTHS) ? null : fault('outOfRange', 'months');
  },

  gifts(fields, today) {
    if (String(fields.bought_on) > today) return fault('outOfRange', 'bought_on');
    return isWithin(fields.months, 1, MOST_MONTHS) ? null : fault('outOfRange', 'months');
  },

  contracts(fields, today) {
    if (!isWithin(fields.paid_instalments, 1, INSTALMENT_COUNT - 1)) {
      return fault('outOfRange', 'paid_instalments');
    }
    if (!isWithin(fields.instalment_amount, 1, 1_000_000)) {
      return fault('outOfRange', 'instalment_amount');
    }
    // The other system collects what fell due there: charging it here might take it twice.
    if (String(fields.next_due_on) < today) return fault('outOfRange', 'next_due_on');
    const lastFour = fields.payment_card_last_four;
    return lastFour === null || /^\d{4}$/.test(String(lastFour))
      ? null
      : fault('badField', 'payment_card_last_four');
  },

  visits: (fields, today) =>
    String(fields.visited_on) > today ? fault('outOfRange', 'visited_on') : null,

  campaigns(fields) {
    fields.code = normaliseCampaignCode(String(fields.code));
    const effects: readonly string[] = CAMPAIGN_KINDS;
    if (!effects.includes(String(fields.effect))) return unknownWord(fields, 'effect');
    if (!areWords(fields.purchase_kinds, PURCHASE_KINDS))
      return unknownWord(fields, 'purchase_kinds');
    if (!areWords(fields.billing_types, BILLING_TYPES)) return unknownWord(fields, 'billing_types');
    const most = fields.effect === 'percentOff' ? 100 : 1_000_000;
    if (!isWithin(fields.value, 1, most)) return fault('outOfRange', 'value');
    if (fields.effect === 'amountOff' && /monthly/.test(String(fields.billing_types))) {
      return fault('outOfRange', 'billing_types');
    }
    if (fields.use_limit === 0) return fault('outOfRange', 'use_limit');
    return String(fields.valid_until) < String(fields.valid_from)
      ? fault('outOfRange', 'valid_until')
      : null;
  },
};

/** All fields or none. */
function addressFault(fields: RowFields): RowFault | null {
  const missing = ADDRESS.filter((name) => typeof fields[name] !== 'string');
  return missing.length % ADDRESS.length === 0 ? null : fault('missing', ...missing);
}

function areWords(value: unknown, known: readonly string[]): boolean {
  const words = String(value)
    .split(/[\s,]+/)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => known.includes(word));
}
