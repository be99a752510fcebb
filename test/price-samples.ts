import fc from 'fast-check';
import type { Sample } from './action-sample.ts';
import type { TestApp } from './test-app.ts';

/** A planned price change of the scheme; each run uses another day. */
async function givenPlannedPrices({ pool }: TestApp) {
  const { rows } = await pool.query(
    `insert into price (kind, valid_from, amount_cents)
     select 'annual', coalesce(max(valid_from), '2027-06-01') + 1, 8500 from price
      where valid_from between '2027-06-01' and '2028-05-01' returning valid_from::text as from`,
  );
  return { from: rows[0].from as string };
}

/** Samples of actions on prices. */
export const PRICE_SAMPLES: Record<'cancelPrices' | 'planPrices', Sample> = {
  cancelPrices: {
    given: givenPlannedPrices,
    inputs: ({ from }) => fc.constantFrom({ from }, { from: '2027-03-02' }),
  },
  planPrices: {
    given: givenPlannedPrices,
    inputs: ({ from }) =>
      fc.record({
        from: fc.constantFrom(from, '2028-06-01', '2028-06-02', '2020-01-01'),
        replaces: fc.constantFrom(null, from),
        amounts: fc.record({
          annual: fc.constantFrom(null, 7900, 8400, 8600, 1),
          renewalWhileValid: fc.constantFrom(null, 7400, 9900),
          monthly: fc.constantFrom(null, 690, 750),
          vat: fc.constantFrom(null, 1350, 1400),
        }),
      }),
  },
};
