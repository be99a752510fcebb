import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, localDate } from '../base/local-date.ts';
import { cardValidity, timeStateOn } from './card-validity.ts';
import { LEDGER_KINDS, type LedgerEntry, type LedgerKind } from './ledger-entry.ts';

const MONTHS: Partial<Record<LedgerKind, number>> = {
  bought: 12,
  renewedWhileValid: 12,
  renewedAfterExpiry: 12,
  giftMerged: 12,
  campaignMonths: 1,
  refund: 12,
};

function entry(kind: LedgerKind, day: string, change: Partial<LedgerEntry> = {}): LedgerEntry {
  const months = MONTHS[kind] ?? 0;
  const cause = `${kind} ${day}`;
  const common = { kind, cause, occurredOn: localDate(day), months, days: 0 };
  return { ...common, startsAtOnce: false, refunds: null, ...change };
}

const until = (...entries: LedgerEntry[]) => cardValidity(entries).validUntil;
const bought = entry('bought', '2026-01-10');
const boughtMonthly = entry('bought', '2026-01-10', { startsAtOnce: true });
const firstVisit = entry('firstVisit', '2026-06-24');

describe('new card', () => {
  test('bought for a year waits for its first visit', () => {
    const validity = cardValidity([bought, entry('registered', '2026-01-11')]);

    expect(validity).toMatchObject({ validUntil: null, waitsForFirstVisit: true });
    expect(timeStateOn(validity, localDate('2030-01-01'))).toBe('notStarted');
  });

  test('is valid for twelve months from the first visit, last day included', () => {
    const validity = cardValidity([bought, firstVisit]);

    expect(validity).toMatchObject({ startsOn: '2026-06-24', validUntil: '2027-06-24' });
    expect(timeStateOn(validity, localDate('2027-06-24'))).toBe('valid');
    expect(timeStateOn(validity, localDate('2027-06-25'))).toBe('ended');
  });

  test('paid monthly runs from the first payment, unchanged by a visit', () => {
    expect(until(boughtMonthly)).toBe('2027-01-10');
    expect(until(boughtMonthly, firstVisit)).toBe('2027-01-10');
  });

  test('without a payment has no validity', () => {
    const validity = cardValidity([entry('registered', '2026-01-11')]);

    expect(timeStateOn(validity, localDate('2026-01-11'))).toBe('noTime');
    expect(cardValidity([]).validUntil).toBeNull();
  });

  test.each([
    ['2028-02-29', '2029-02-28'],
    ['2027-02-28', '2028-02-28'],
    ['2026-12-31', '2027-12-31'],
    ['2027-03-01', '2028-03-01'],
  ])('first used on %s is valid until %s', (day, end) => {
    expect(until(bought, entry('firstVisit', day))).toBe(end);
  });

  test('gets the extra months of its campaign, whether bought or used first', () => {
    expect(until(bought, entry('campaignMonths', '2026-01-10'), firstVisit)).toBe('2027-07-24');
    expect(until(bought, firstVisit, entry('campaignMonths', '2026-06-24'))).toBe('2027-07-24');
  });
});

describe('renewal', () => {
  test('of a valid card moves the last day by twelve months', () => {
    expect(until(bought, firstVisit, entry('renewedWhileValid', '2027-06-24'))).toBe('2028-06-24');
    expect(until(bought, firstVisit, entry('renewedWhileValid', '2026-07-01'))).toBe('2028-06-24');
  });

  test('after the end gives twelve months from its own day', () => {
    expect(until(bought, firstVisit, entry('renewedAfterExpiry', '2027-06-25'))).toBe('2028-06-25');
    expect(until(bought, firstVisit, entry('renewedAfterExpiry', '2028-02-29'))).toBe('2029-02-28');
  });

  test('before the first visit adds to the validity that starts with it', () => {
    expect(until(bought, entry('renewedWhileValid', '2026-02-01'), firstVisit)).toBe('2028-06-24');
  });

  test('on a leap day returns to it after four years', () => {
    const years = ['2028-03-01', '2028-03-02', '2028-03-03'].map((day) =>
      entry('renewedWhileValid', day),
    );

    expect(until(bought, entry('firstVisit', '2028-02-29'), ...years)).toBe('2032-02-29');
  });
});

describe('gift or goodwill', () => {
  test('extends a valid card', () => {
    expect(until(bought, firstVisit, entry('giftMerged', '2026-12-24'))).toBe('2028-06-24');
    expect(until(bought, firstVisit, entry('goodwill', '2026-12-24', { days: 30 }))).toBe(
      '2027-07-24',
    );
  });

  test('restarts an ended card on its own day', () => {
    expect(until(bought, firstVisit, entry('giftMerged', '2027-12-24'))).toBe('2028-12-24');
  });
});

describe('refund', () => {
  const refund = (day: string, of: LedgerEntry, months = 12) =>
    entry('refund', day, { refunds: of.cause, months });

  test('of an unused card leaves no validity', () => {
    const validity = cardValidity([bought, refund('2026-01-20', bought)]);

    expect(timeStateOn(validity, localDate('2026-01-20'))).toBe('noTime');
  });

  test('of a used card ends it and keeps past days valid', () => {
    expect(until(bought, firstVisit, refund('2026-07-01', bought))).toBe('2026-06-30');
    expect(until(bought, firstVisit, refund('2026-06-24', bought))).toBeNull();
  });

  test('of a renewal takes back its year', () => {
    const renewal = entry('renewedWhileValid', '2027-01-01');

    expect(until(bought, firstVisit, renewal, refund('2027-01-05', renewal))).toBe('2027-06-24');
  });

  test('of a renewal after the end restores the old end', () => {
    const renewal = entry('renewedAfterExpiry', '2027-09-01');

    expect(until(bought, firstVisit, renewal, refund('2027-09-01', renewal))).toBe('2027-06-24');
  });

  test('of a year long past does not touch the new one', () => {
    const renewal = entry('renewedAfterExpiry', '2027-09-01');

    expect(until(bought, firstVisit, renewal, refund('2027-10-01', bought))).toBe('2028-09-01');
  });

  test('of something the card never had changes nothing', () => {
    const other = entry('bought', '2020-01-01');

    expect(until(bought, firstVisit, refund('2026-07-01', other))).toBe('2027-06-24');
  });
});

const anyDay = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => addDays(localDate('2024-01-15'), days));
const anyEntry = fc
  .record({
    kind: fc.constantFrom(...LEDGER_KINDS),
    cause: fc.integer({ min: 0, max: 30 }).map((number) => `cause ${number}`),
    occurredOn: anyDay,
    months: fc.integer({ min: 0, max: 24 }),
    days: fc.integer({ min: 0, max: 40 }),
    startsAtOnce: fc.boolean(),
    refunds: fc.integer({ min: 0, max: 30 }).map((number) => `cause ${number}`),
  })
  .map((made): LedgerEntry => (made.kind === 'refund' ? made : { ...made, refunds: null }));
const oneEntryPerCause = fc.uniqueArray(anyEntry, {
  selector: ({ cause }) => cause,
  maxLength: 12,
});

const lastDays = [
  '2024-01-31',
  '2024-02-29',
  '2025-02-28',
  '2026-03-31',
  '2026-04-30',
  '2026-12-31',
].map(localDate);
const awkwardDay = fc.oneof(fc.constantFrom(...lastDays), anyDay);

describe('card ledger', () => {
  test('gives the same result in any order of entries', () => {
    fc.assert(
      fc.property(
        oneEntryPerCause.chain((entries) =>
          fc.tuple(
            fc.constant(entries),
            fc.shuffledSubarray(entries, {
              minLength: entries.length,
              maxLength: entries.length,
            }),
          ),
        ),
        ([entries, shuffled]) => {
          expect(cardValidity(shuffled)).toEqual(cardValidity(entries));
        },
      ),
    );
  });

  test('counts a repeated cause once', () => {
    fc.assert(
      fc.property(oneEntryPerCause, (entries) => {
        expect(cardValidity([...entries, ...entries])).toEqual(cardValidity(entries));
      }),
    );
  });

  test('has one step per entry, the last one ending with the card', () => {
    fc.assert(
      fc.property(oneEntryPerCause, (entries) => {
        const { steps, validUntil } = cardValidity(entries);

        expect(steps.map((step) => step.entry.cause).sort()).toEqual(
          entries.map(({ cause }) => cause).sort(),
        );
        expect(steps.at(-1)?.validUntil ?? null).toBe(validUntil);
      }),
    );
  });

  test('moves the end only in steps whose effect says so', () => {
    fc.assert(
      fc.property(oneEntryPerCause, (entries) => {
        let before = '';
        for (const { effect, validUntil } of cardValidity(entries).steps) {
          const after = validUntil ?? '';
          const asSaid = {
            none: after === before,
            extends: before !== '' && after >= before,
            starts: after !== '',
            waits: after === '',
            shortens: after <= before,
          };
          expect(asSaid[effect]).toBe(true);
          before = after;
        }
      }),
    );
  });

  test('never invalidates a past day', () => {
    fc.assert(
      fc.property(oneEntryPerCause, anyDay, (entries, today) => {
        const known = entries.filter(({ occurredOn }) => occurredOn <= today);
        const yesterday = addDays(today, -1);
        const before = known.filter(({ occurredOn }) => occurredOn < today);
        fc.pre(timeStateOn(cardValidity(before), yesterday) === 'valid');
        // A year that began on the day of its refund had no valid day before.
        fc.pre((cardValidity(before).startsOn ?? today) < yesterday);

        const { validUntil } = cardValidity(known);

        expect(validUntil !== null && validUntil >= yesterday).toBe(true);
      }),
    );
  });

  test('of a card that stays valid ends at its start plus all its months', () => {
    fc.assert(
      fc.property(
        awkwardDay,
        fc.array(
          fc.record({
            kind: fc.constantFrom<LedgerKind>(
              'renewedWhileValid',
              'giftMerged',
              'campaignMonths',
              'goodwill',
            ),
            months: fc.integer({ min: 1, max: 12 }),
          }),
          { maxLength: 6 },
        ),
        (start, additions) => {
          const entries = additions.map(({ kind, months }, index) =>
            entry(kind, addDays(start, index + 1), { cause: `addition ${index}`, months }),
          );
          const months = additions.reduce((sum, addition) => sum + addition.months, 12);

          expect(
            until(
              entry('bought', start),
              entry('firstVisit', start, { cause: 'visit' }),
              ...entries,
            ),
          ).toBe(addMonths(start, months));
        },
      ),
    );
  });
});

describe('card ledger edge case', () => {
  const back = (cause: string, day = '2026-06-24', change = {}) =>
    entry('refund', day, { cause: `back ${cause}`, refunds: cause, ...change });

  test('refund on the first day leaves nothing, whatever had been added', () => {
    const goodwill = entry('goodwill', '2026-06-24', { days: 14 });
    const taken = [back(bought.cause), back(goodwill.cause, '2026-06-24', { months: 0, days: 14 })];
    const nothing = { startsOn: null, validUntil: null, waitsForFirstVisit: false };
    expect(cardValidity([bought, firstVisit, back(bought.cause)])).toMatchObject(nothing);
    expect(cardValidity([bought, firstVisit, goodwill, ...taken])).toMatchObject(nothing);
  });

  test.each([
    ['on the last day that is left', '2026-07-24', 11, false],
    ['the day after it', '2026-06-25', 12, true],
  ])('refund %s (%s, %i months) makes the card refunded: %s', (_, day, months, isRefunded) => {
    const taken = back(bought.cause, day, { months });
    expect(cardValidity([bought, firstVisit, taken]).isRefunded).toBe(isRefunded);
    const later = entry('registered', '2028-01-01');
    expect(cardValidity([bought, firstVisit, taken, later]).isRefunded).toBe(isRefunded);
  });

  test('ended contract takes its validity back without counting as a refund', () => {
    const ended = entry('contractEnded', '2026-03-10', {
      refunds: boughtMonthly.cause,
      months: 12,
    });
    expect(cardValidity([boughtMonthly, ended])).toMatchObject({
      validUntil: '2026-03-09',
      isRefunded: false,
    });
  });

  test('entry of zero months changes nothing', () => {
    const { validUntil, steps } = cardValidity([
      bought,
      firstVisit,
      entry('goodwill', '2028-01-01'),
    ]);
    expect([validUntil, steps.at(-1)?.effect]).toEqual(['2027-06-24', 'none']);
    expect(steps.at(-1)?.time).toEqual({ months: 0, days: 0 });
  });

  test('of nothing but a renewal after the end starts at once', () => {
    expect(until(entry('renewedAfterExpiry', '2026-06-24'))).toBe('2027-06-24');
  });

  test('first entry of a cause counts, and causes on one day have a fixed order', () => {
    const gave = (cause: string, months: number) =>
      entry('goodwill', '2026-07-01', { cause, months });
    const again = entry('goodwill', '2026-07-02', { cause: 'a', months: 5 });
    const ledger = [bought, firstVisit, gave('b', 1), again, gave('a', 2), gave('c', 0)];
    for (const entries of [ledger, ledger.toReversed()]) {
      const { steps, validUntil } = cardValidity(entries);
      expect(steps.slice(2).map(({ entry: { cause } }) => cause)).toEqual(['a', 'b', 'c']);
      expect(validUntil).toBe('2027-09-24');
    }
  });
});
