import { type Cents, sum } from '../base/cents.ts';
import { addMonths, type LocalDate } from '../base/local-date.ts';

/** A monthly plan has twelve instalments and binds for twelve months. */
export const INSTALMENT_COUNT = 12;

export type Instalment = { number: number; dueOn: LocalDate; amount: Cents };

export function planInstalments(monthlyPrice: Cents, startsOn: LocalDate): Instalment[] {
  return Array.from({ length: INSTALMENT_COUNT }, (_, index) => ({
    number: index + 1,
    // Counted from the start day, not the previous one: after February, 31 January returns to the 31st.
    dueOn: addMonths(startsOn, index),
    amount: monthlyPrice,
  }));
}

export function totalPrice(plan: Instalment[]): Cents {
  return sum(plan.map((instalment) => instalment.amount));
}
