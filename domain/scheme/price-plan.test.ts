import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '../base/local-date.ts';
import { PLAN_DAYS } from '../base/planned-day.ts';
import {
  type Amounts,
  amountsOn,
  changedAmounts,
  instalmentWarning,
  isPlanned,
  laterInstalmentWarning,
  NO_AMOUNTS,
  type PriceChange,
  planFaults,
  withPlan,
} from './price-plan.ts';

const today = localDate('2026-11-17');
const change = (validFrom: string, amounts: Partial<Amounts>): PriceChange => ({
  validFrom: localDate(validFrom),
  amounts: { ...NO_AMOUNTS, ...amounts },
});
const plan = (from: string, amounts: Partial<Amounts>, replaces: string | null = null) => ({
  from: localDate(from),
  replaces: replaces === null ? null : localDate(replaces),
  amounts: { ...NO_AMOUNTS, ...amounts },
});

const first = change('2024-01-01', {
  annual: 7900,
  renewalWhileValid: 7400,
  monthly: 690,
  vat: 1350,
});
const january = change('2027-01-01', { annual: 8400 });
const changes = [january, first];

describe('prices of a day', () => {
  test.each([
    ['2023-12-31', null, null],
    ['2024-01-01', 7900, 690],
    ['2026-12-31', 7900, 690],
    ['2027-01-01', 8400, 690],
  ])('%s: annual %s, monthly %s', (day, annual, monthly) => {
    expect(amountsOn(changes, localDate(day))).toMatchObject({ annual, monthly });
  });

  test('are set by a plan only where they differ', () => {
    const planned = plan('2027-02-01', { annual: 8400, monthly: 720 });
    expect(changedAmounts(changes, planned)).toEqual({ ...NO_AMOUNTS, monthly: 720 });
  });

  test('ignore a replaced plan on its old day', () => {
    const then = withPlan(changes, plan('2027-03-01', { annual: 8600 }, '2027-01-01'));
    expect(amountsOn(then, localDate('2027-01-01')).annual).toBe(7900);
    expect(amountsOn(then, localDate('2027-03-01')).annual).toBe(8600);
  });
});

describe('price plan', () => {
  const faultOf = (planned: ReturnType<typeof plan>) =>
    planFaults(changes, planned, today)[0] ?? null;

  test.each([
    ['begins tomorrow', plan('2026-11-18', { annual: 8000 })],
    ['stands between others', plan('2026-12-01', { annual: 8100, vat: 1400 })],
    ['takes the place of another on its day', plan('2027-01-01', { annual: 8600 }, '2027-01-01')],
    ['moves another to a later day', plan('2027-03-01', { annual: 8400 }, '2027-01-01')],
    ['takes the price back to today’s', plan('2027-06-01', { annual: 7900 })],
    ['frees from the tax', plan('2027-06-01', { vat: 0 })],
  ])('is accepted: %s', (_, planned) => {
    expect(faultOf(planned)).toBeNull();
  });

  test.each([
    ['dayPassed', plan('2026-11-17', { annual: 8000 })],
    ['dayPassed', plan('2026-11-16', { annual: 8000 })],
    ['dayTooFar', plan(addDays(today, PLAN_DAYS + 1), { annual: 8000 })],
    ['dayTaken', plan('2027-01-01', { monthly: 700 })],
    ['dayTaken', plan('2027-01-01', { monthly: 700 }, null)],
    ['notPlanned', plan('2027-03-01', { annual: 8600 }, '2027-02-01')],
    ['notPlanned', plan('2027-03-01', { annual: 8600 }, '2024-01-01')],
    ['nothingChanges', plan('2027-02-01', {})],
    ['nothingChanges', plan('2027-02-01', { annual: 8400, monthly: 690 })],
    ['outOfBounds', plan('2027-02-01', { annual: 0 })],
    ['outOfBounds', plan('2027-02-01', { annual: -7900 })],
    ['outOfBounds', plan('2027-02-01', { annual: 790_000 })],
    ['outOfBounds', plan('2027-02-01', { monthly: 69_000 })],
    ['outOfBounds', plan('2027-02-01', { vat: 13_500 })],
    ['renewalAboveAnnual', plan('2026-12-01', { annual: 7000 })],
    ['renewalAboveAnnual', plan('2027-02-01', { renewalWhileValid: 8500 })],
    // Fine on its own day, but the change of January would be below it.
    ['renewalAboveAnnual', plan('2026-12-01', { annual: 9000, renewalWhileValid: 8500 })],
  ])('is refused: %s', (fault, planned) => {
    expect(faultOf(planned)).toMatchObject({ fault });
  });

  test('can be cancelled until its day begins', () => {
    expect(isPlanned(changes, january.validFrom, localDate('2026-12-31'))).toBe(true);
    expect(isPlanned(changes, january.validFrom, january.validFrom)).toBe(false);
    expect(isPlanned(changes, localDate('2027-01-02'), today)).toBe(false);
  });
});

test.each([
  // currently 82,80 for 79,00
  [{ annual: 7900, monthly: 690 }, null],
  [{ annual: 8280, monthly: 690 }, null],
  [
    { annual: 8400, monthly: 690 },
    { warning: 'instalmentsCheaper', less: 120 },
  ],
  [
    { annual: 7900, monthly: 650 },
    { warning: 'instalmentsCheaper', less: 100 },
  ],
  [
    { annual: 7900, monthly: 695 },
    { warning: 'instalmentsDearer', more: 440, before: 380 },
  ],
  [
    { annual: 7500, monthly: 690 },
    { warning: 'instalmentsDearer', more: 780, before: 380 },
  ],
  [{ annual: null, monthly: 690 }, null],
])('instalments of %j compared with the annual price', (then, warning) => {
  const held = amountsOn([first], today);
  expect(instalmentWarning(held, { ...held, ...then })).toEqual(warning);
});

test.each([
  ['an instalment that a later price at once overtakes', { monthly: 690 }, { annual: 8500 }, null],
  [
    'one that does so because of the plan',
    { monthly: 670 },
    { annual: 8200 },
    { warning: 'instalmentsCheaper', less: 160 },
  ],
  [
    'one that leaves the later day further apart',
    { annual: 7800 },
    { monthly: 695 },
    { warning: 'instalmentsDearer', more: 540, before: 440 },
  ],
  ['one that brings it nearer', { annual: 8000 }, { monthly: 695 }, null],
] as const)('%s', (_, planned, later, found) => {
  const others = [first, change('2027-03-01', later)];
  const warned = laterInstalmentWarning(others, plan('2027-01-01', planned));
  expect(warned?.found ?? null).toEqual(found);
  expect(warned?.day ?? null).toBe(found && '2027-03-01');
});
