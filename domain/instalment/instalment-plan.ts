import { type Cents, sum } from '../base/cents.ts';
import { addMonths, type LocalDate } from '../base/local-date.ts';

/** spec 9: a monthly plan has twelve instalments and binds for twelve months. */
export const INSTALMENT_COUNT = 12;

export type Instalment = { number: number; dueOn: LocalDate; amount: Cents };

export function planInstalments(monthlyPrice: Cents, startsOn: LocalDate): Instalment[] {
  return Array.from({ length: INSTALMENT_COUNT }, (_, index) => ({
    number: index + 1,
    // From the start day, not the previous one: 31 January must come back to the 31st in March.
    dueOn: addMonths(startsOn, index),
    amount: monthlyPrice,
  }));
}

export function totalPrice(plan: Instalment[]): Cents {
  return sum(plan.map((instalment) => instalment.amount));
}
