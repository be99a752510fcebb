import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { PRIOR_DAYS } from '../../../domain/scheme/prior-price.ts';

export const texts = {
  name: 'Plan a price change',
  lead: 'The new prices begin at 00:00 on the day you choose. Until then everybody pays the current price.',
  deed: 'Schedule the change',
  done: 'The price change is scheduled.',
  form: {
    from: 'From',
    fromHint: 'Tomorrow at the earliest',
    annual: 'A year in one payment',
    renewalWhileValid: 'Extension while valid',
    monthly: 'Monthly instalment',
    vat: 'VAT',
    now: 'Without the change {0}',
    changed: 'Without the change {0} · {1}',
    year: `${INSTALMENT_COUNT} instalments {0}`,
    bad: 'Type a number, for example {0}',
    taken:
      'A change is already planned for this day. Replace it in the list or choose another day.',
  },
  labels: {
    from: 'Begins',
    replaced: 'Replaces',
    annual: 'A year in one payment',
    renewalWhileValid: 'Extension while valid',
    monthly: 'Monthly instalment',
    vat: 'VAT',
    prior: `Lowest price in ${PRIOR_DAYS} days`,
    warning: 'Note',
    next: 'Next change',
    begun: 'Payments under way',
    contracts: 'Monthly payments',
  },
  phrases: {
    day: '{0} at 00:00',
    planOf: 'The change that begins on {0}',
    amount: '{0}',
    amountChanged: '{0} ({1})',
    instalment: '{0}, {1} a year',
    instalmentChanged: '{0} ({2}), {1} a year',
    prior: 'If you advertise the reduction, state {0} beside it.',
    instalmentsCheaper: `${INSTALMENT_COUNT} instalments would cost {0} in all, which is {1} less than a year at once. Raise the instalment or lower the annual price.`,
    instalmentsDearer: `${INSTALMENT_COUNT} instalments would cost {0} in all, which is {1} more than a year at once; now the difference is {2}. Check that the terms say what paying in instalments costs.`,
    begun: 'A buyer who starts to pay before midnight pays the price they were shown.',
    contracts: 'Instalments of current contracts do not change.',
  },
  refusals: {
    dayPassed: 'The change can begin tomorrow at the earliest.',
    dayTooFar: 'A change can be planned at most two years ahead, until {0}.',
    dayTaken: 'A change is already planned for {0}. Replace it in the list or choose another day.',
    notPlanned:
      'The change that this would replace no longer exists: it has begun, or was moved or cancelled.',
    nothingChanges: 'The prices are already the same on that day without this change.',
    renewalAboveAnnual:
      'From {0} on, an extension would cost more than a new card. Change both prices.',
    annualOutOfBounds: 'The annual price must be {0}–{1}.',
    renewalWhileValidOutOfBounds: 'The price of an extension must be {0}–{1}.',
    monthlyOutOfBounds: 'The monthly instalment must be {0}–{1}.',
    vatOutOfBounds: 'VAT must be {0}–{1}.',
  },
};
