import { priceFaultPhrase } from '../../../../../contract/texts/scheme-faults.ts';
import { addDays, isLocalDate } from '../../../../../domain/base/local-date.ts';
import {
  type Amounts,
  NO_AMOUNTS,
  type PlanFault,
  PRICE_FACTS,
  type PriceFact,
  planFaults,
} from '../../../../../domain/scheme/price-plan.ts';
import type { FormFault, PriceSubject } from '../action-form.ts';
import { hundredthsIn } from '../typed-amount.ts';

export type TypedPrices = { from: string; texts: Partial<Record<PriceFact, string>> };
type Around = Pick<PriceSubject, 'today' | 'changes' | 'replaces'> & { held: Amounts };

/** All errors of the amounts; required and non-numeric fields report themselves. */
export function priceFormFaults(typed: TypedPrices, around: Around): FormFault[] {
  const { today, changes, replaces, held } = around;
  const day = isLocalDate(typed.from) ? typed.from : null;
  const read = PRICE_FACTS.map((fact) => [fact, amountIn(typed, fact, held)]);
  const amounts = { ...NO_AMOUNTS, ...Object.fromEntries(read) } as Amounts;
  const plan = { from: day ?? addDays(today, 1), replaces: replaces?.validFrom ?? null, amounts };
  return planFaults(changes, plan, today).flatMap((found) => {
    const field = fieldOf(found);
    const isOfTyped = field !== null && (day !== null || field !== 'plan-from');
    return isOfTyped ? [{ field, says: priceFaultPhrase(found) }] : [];
  });
}

/** Null: not about one field. */
function fieldOf(found: PlanFault): string | null {
  switch (found.fault) {
    case 'outOfBounds':
      return `plan-${found.fact}`;
    case 'renewalAboveAnnual':
      return 'plan-renewalWhileValid';
    case 'nothingChanges':
    case 'notPlanned':
      return null;
    default:
      return 'plan-from';
  }
}

/** Null: equal to the current amount, or not a number. */
function amountIn({ texts }: TypedPrices, fact: PriceFact, held: Amounts): number | null {
  const text = texts[fact];
  const amount = text === undefined ? null : hundredthsIn(text);
  return amount === held[fact] ? null : amount;
}

/** Amounts that differ from the current ones; null while a field is not a number. */
export function amountsIn(typed: TypedPrices, held: Amounts): Amounts | null {
  const isUnread = (text: string | undefined) => text !== undefined && hundredthsIn(text) === null;
  if (PRICE_FACTS.some((fact) => isUnread(typed.texts[fact]))) return null;
  const read = PRICE_FACTS.map((fact) => [fact, amountIn(typed, fact, held)]);
  return Object.fromEntries(read) as Amounts;
}
