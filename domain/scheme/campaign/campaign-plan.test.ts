import { describe, expect, test } from 'vitest';
import { cents } from '../../base/cents.ts';
import { addDays, localDate } from '../../base/local-date.ts';
import { PLAN_DAYS } from '../../base/planned-day.ts';
import type { DatedPrice } from '../price.ts';
import {
  type CampaignPlan,
  campaignFaults,
  campaignPhase,
  editFault,
  endFault,
  moreCodesFault,
  newEnd,
  purchasesOf,
} from './campaign-plan.ts';

const today = localDate('2026-11-17');
const price = (kind: DatedPrice['kind'], validFrom: string, amount: number): DatedPrice => ({
  kind,
  validFrom: localDate(validFrom),
  amount: cents(amount),
});
const prices = [
  price('annual', '2024-01-01', 7900),
  price('renewalWhileValid', '2024-01-01', 7400),
  price('monthly', '2024-01-01', 690),
  price('renewalWhileValid', '2027-01-01', 1500),
];
const plan: CampaignPlan = {
  kind: 'amountOff',
  value: 1000,
  purchaseKinds: ['standard', 'renewal'],
  billingTypes: ['annually'],
  validFrom: localDate('2026-12-01'),
  validUntil: localDate('2026-12-24'),
};
const faultOf = (change: Partial<CampaignPlan>) =>
  campaignFaults({ ...plan, ...change }, { today, prices })[0]?.fault ?? null;

describe('campaign', () => {
  test.each<[string | null, Partial<CampaignPlan>]>([
    [null, {}],
    [null, { validFrom: today, validUntil: today }],
    ['beginPassed', { validFrom: addDays(today, -1) }],
    ['endBeforeBegin', { validUntil: localDate('2026-11-30') }],
    ['dayTooFar', { validUntil: addDays(today, PLAN_DAYS + 1) }],
    ['noPurchase', { purchaseKinds: [] }],
    ['noBilling', { billingTypes: [] }],
    ['outOfBounds', { value: 99 }],
    ['outOfBounds', { kind: 'percentOff', value: 100 }],
    ['outOfBounds', { kind: 'extraMonths', value: 13 }],
    ['amountOffMonthly', { billingTypes: ['annually', 'monthly'] }],
    [null, { kind: 'percentOff', value: 20, billingTypes: ['annually', 'monthly'] }],
    [
      'monthlyForNobody',
      { kind: 'percentOff', value: 20, billingTypes: ['monthly'], purchaseKinds: ['gift'] },
    ],
    ['free', { value: 7400 }],
    [null, { value: 7400, purchaseKinds: ['standard'] }],
  ])('is refused as %s: %o', (fault, change) => {
    expect(faultOf(change)).toBe(fault);
  });

  test('is refused when it reduces a planned price to zero', () => {
    const until = localDate('2027-01-31');
    expect(
      campaignFaults({ ...plan, value: 2000, validUntil: until }, { today, prices })[0],
    ).toEqual({
      fault: 'free',
      price: 1500,
      day: '2027-01-01',
    });
  });

  test('can offer instalments only for one’s own card and its renewal', () => {
    const all = {
      ...plan,
      purchaseKinds: ['standard', 'gift'],
      billingTypes: ['annually', 'monthly'],
    } satisfies CampaignPlan;
    expect(purchasesOf(all)).toEqual([
      { kind: 'standard', billing: 'annually' },
      { kind: 'standard', billing: 'monthly' },
      { kind: 'gift', billing: 'annually' },
    ]);
  });
});

describe('campaign end', () => {
  const running = {
    validFrom: localDate('2026-11-01'),
    validUntil: localDate('2026-11-30'),
    isStopped: false,
  };
  const ended = { ...running, validUntil: localDate('2026-11-16') };
  test.each([
    ['2026-11-16', running, 'dayPassed'],
    ['2026-11-17', running, null],
    ['2026-12-24', running, null],
    ['2026-11-30', running, 'nothingChanges'],
    ['2026-11-30', { ...running, isStopped: true }, null],
    ['2026-11-18', { ...running, validFrom: localDate('2026-11-20') }, 'beforeBegin'],
    ['2029-01-01', running, 'dayTooFar'],
    ['2026-12-24', ended, null],
  ])('on %s of %o: %s', (until, campaign, fault) => {
    expect(endFault(campaign, localDate(until), today)?.fault ?? null).toBe(fault);
  });

  test('can be immediate, unless it is over', () => {
    expect(endFault(running, null, today)).toBeNull();
    expect(endFault(ended, null, today)?.fault).toBe('overAlready');
    expect(newEnd(null, today)).toEqual({ validUntil: today, isStopped: true });
    expect(campaignPhase({ ...running, ...newEnd(null, today) }, today)).toBe('ended');
  });

  test('decides whether it is running, future or ended', () => {
    expect(campaignPhase(running, today)).toBe('running');
    expect(campaignPhase(running, localDate('2026-10-31'))).toBe('coming');
    expect(campaignPhase(ended, today)).toBe('ended');
  });
});

describe('campaign change', () => {
  const coming = {
    validFrom: addDays(today, 1),
    validUntil: localDate('2026-12-24'),
    isStopped: false,
  };
  const running = { ...coming, validFrom: today };
  const stopped = { ...coming, isStopped: true };
  test.each([
    [coming, null],
    [running, 'begun'],
    [stopped, 'overAlready'],
    [
      { ...running, validFrom: localDate('2026-01-01'), validUntil: addDays(today, -1) },
      'overAlready',
    ],
  ])('of %o: %s', (campaign, fault) => {
    expect(editFault(campaign, today)?.fault ?? null).toBe(fault);
  });

  test.each([
    [{ ...running, source: 'made', codeCount: 500 }, 500, null],
    [{ ...coming, source: 'imported', codeCount: 500 }, 49_500, null],
    [{ ...coming, source: 'imported', codeCount: 500 }, 49_501, 'tooManyCodes'],
    [{ ...running, source: 'one', codeCount: 1 }, 1, 'sharedCode'],
    [{ ...stopped, source: 'made', codeCount: 1 }, 1, 'overAlready'],
  ] as const)('adding codes to %o, %i of them: %s', (campaign, count, fault) => {
    expect(moreCodesFault(campaign, count, today)?.fault ?? null).toBe(fault);
  });
});
