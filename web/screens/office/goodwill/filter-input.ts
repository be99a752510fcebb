import type { Language } from '../../../../domain/base/language.ts';
import { daysBetween, isLocalDate, type LocalDate } from '../../../../domain/base/local-date.ts';
import {
  type CARD_ORIGINS,
  CAUSE_LENGTH,
  MOST_GOODWILL,
  MOST_POSTAL_CODES,
  MOST_RANGE_DAYS,
} from '../../../../domain/office/goodwill-run.ts';
import type { Wanted } from './goodwill-data.ts';

export type RangeForm = { from: string; to: string };

/** Form values as typed. */
export type FilterForm = {
  valid: RangeForm;
  visits: '' | 'visited' | 'notVisited';
  museumId: string;
  visitDays: RangeForm;
  bought: RangeForm;
  postalCodes: string;
  origins: (typeof CARD_ORIGINS)[number][];
  languages: Language[];
  unit: 'days' | 'months';
  amount: string;
  cause: string;
};

export const emptyForm = (today: LocalDate): FilterForm => ({
  valid: { from: today, to: today },
  visits: '',
  museumId: '',
  visitDays: { from: '', to: '' },
  bought: { from: '', to: '' },
  postalCodes: '',
  origins: [],
  languages: [],
  unit: 'days',
  amount: '',
  cause: '',
});

export type FilterFault = 'range' | 'postalCodes' | 'amount' | 'cause';
export type FilterFaults = Partial<
  Record<'valid' | 'visitDays' | 'bought' | 'postalCodes' | 'amount' | 'cause', FilterFault>
>;

/** The input of the call, or the errors of the form. */
export function readFilter(form: FilterForm): { wanted: Wanted } | { faults: FilterFaults } {
  const faults = faultsOf(form);
  if (Object.keys(faults).length > 0) return { faults };
  const { valid, origins, languages, unit } = form;
  const visits = form.visits
    ? { kind: form.visits, museumId: form.museumId || null, days: form.visitDays }
    : null;
  const bought = isEmpty(form.bought) ? null : form.bought;
  const postalCodes = codesOf(form);
  const filter = { valid, visits, bought, postalCodes, origins, languages };
  return { wanted: { filter, unit, amount: Number(form.amount), cause: form.cause.trim() } };
}

function faultsOf(form: FilterForm): FilterFaults {
  const { length } = form.cause.trim();
  const checks = [
    ['valid', isRange(form.valid), 'range'],
    ['visitDays', form.visits === '' || isRange(form.visitDays), 'range'],
    ['bought', isEmpty(form.bought) || isRange(form.bought), 'range'],
    ['postalCodes', arePostalCodes(codesOf(form)), 'postalCodes'],
    ['amount', isAmount(form), 'amount'],
    ['cause', length >= CAUSE_LENGTH.least && length <= CAUSE_LENGTH.most, 'cause'],
  ] as const;
  return Object.fromEntries(
    checks.filter(([, isSound]) => !isSound).map(([field, , fault]) => [field, fault]),
  );
}

const codesOf = ({ postalCodes }: FilterForm) => postalCodes.split(/[\s,;]+/).filter(Boolean);
const arePostalCodes = (codes: string[]) =>
  codes.length <= MOST_POSTAL_CODES && codes.every((code) => /^\d{1,5}$/.test(code));
const isEmpty = ({ from, to }: RangeForm) => from === '' && to === '';

function isAmount({ amount, unit }: FilterForm): boolean {
  const number = /^\d{1,3}$/.test(amount.trim()) ? Number(amount) : 0;
  return number >= 1 && number <= MOST_GOODWILL[unit];
}

function isRange({ from, to }: RangeForm): boolean {
  if (!isLocalDate(from) || !isLocalDate(to) || from < '2000' || to > '2100') return false;
  const days = daysBetween(from, to);
  return days >= 0 && days < MOST_RANGE_DAYS;
}
