import fc from 'fast-check';
import type { Sample } from './action-sample.ts';
import type { TestApp } from './test-app.ts';

async function givenCampaign({ pool }: TestApp) {
  const { rows } = await pool.query(
    `insert into campaign (name, kind, value, purchase_kinds, billing_types, valid_from, valid_until)
     values ('Kevät', 'amountOff', 500, '{standard}', '{annually}', '2027-02-01', '2027-05-01') returning id`,
  );
  return { campaignId: rows[0].id as string };
}

/** Campaigns, for the property that holds for every action. */
export const CAMPAIGN_SAMPLES = {
  createCampaign: {
    given: async () => ({}),
    inputs: () =>
      fc.record({
        name: fc.constantFrom('Kevät', 'Äitienpäivä 💐'),
        kind: fc.constantFrom('amountOff', 'percentOff', 'extraMonths'),
        value: fc.constantFrom(1, 12, 500, 7400, 9900),
        purchaseKinds: fc.uniqueArray(fc.constantFrom('standard', 'renewal', 'gift')),
        billingTypes: fc.constantFrom(['annually'], ['annually', 'annually'], ['monthly'], []),
        validFrom: fc.constantFrom('2027-06-01', '2020-01-01'),
        validUntil: fc.constantFrom('2027-06-30', '2027-05-01', '2040-01-01'),
        codes: fc.oneof(
          fc.record({
            source: fc.constant('one'),
            code: fc.uuid().map((id) => id.slice(0, 23)),
            useLimit: fc.constantFrom(null, 3),
          }),
          fc.record({
            source: fc.constant('made'),
            count: fc.constantFrom(1, 40),
            prefix: fc.constantFrom('', 'kevät', 'liian pitkä alku'),
          }),
          fc.record({
            source: fc.constant('imported'),
            content: fc.uuid().map((id) => `koodi\n${id.slice(0, 18)}\n${id.slice(19)}\n`),
          }),
        ),
      }),
  },
  endCampaign: {
    given: givenCampaign,
    inputs: ({ campaignId }) =>
      fc.record({
        campaignId: fc.constant(campaignId),
        until: fc.constantFrom(null, '2027-03-20', '2027-08-01', '2027-05-01', '2020-01-01'),
      }),
  },
} satisfies Record<string, Sample>;
