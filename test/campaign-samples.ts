import fc from 'fast-check';
import type { Sample } from './action-sample.ts';
import type { TestApp } from './test-app.ts';

async function insertSpring({ pool }: TestApp, validFrom: string, validUntil: string) {
  const { rows } = await pool.query(
    `insert into campaign (name, kind, value, purchase_kinds, billing_types, valid_from, valid_until)
     values ('Kevät', 'amountOff', 500, '{standard}', '{annually}', $1, $2) returning id`,
    [validFrom, validUntil],
  );
  return { campaignId: rows[0].id as string };
}
const givenCampaign = (app: TestApp) => insertSpring(app, '2027-02-01', '2027-05-01');
const givenComing = (app: TestApp) => insertSpring(app, '2027-05-01', '2027-06-01');

/** As created by `givenComing`. */
const SPRING = {
  name: 'Kevät',
  kind: 'amountOff',
  value: 500,
  purchaseKinds: ['standard'],
  billingTypes: ['annually'],
  validFrom: '2027-05-01',
  validUntil: '2027-06-01',
  useLimit: null,
  personLimit: null,
};

async function givenBatch({ pool }: TestApp) {
  const { rows } = await pool.query(
    `insert into campaign (name, codes, use_limit, kind, value, purchase_kinds, billing_types, valid_from, valid_until)
     values ('Kirje', 'made', 1, 'amountOff', 500, '{standard}', '{annually}', '2027-02-01', '2027-06-01') returning id`,
  );
  return { campaignId: rows[0].id as string };
}

/** Campaign samples for the property tests of all actions. */
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
            personLimit: fc.constantFrom(null, 1),
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
  addCampaignCodes: {
    given: givenBatch,
    inputs: ({ campaignId }) =>
      fc.record({
        campaignId: fc.constant(campaignId),
        codes: fc.oneof(
          fc.record({
            source: fc.constant('made'),
            count: fc.constantFrom(1, 40, 50_000),
            prefix: fc.constantFrom('', 'lisä', 'liian pitkä alku'),
          }),
          fc.record({
            source: fc.constant('imported'),
            content: fc.uuid().map((id) => `koodi\n${id.slice(0, 18)}\n${id.slice(19)}\n`),
          }),
        ),
      }),
  },
  editCampaign: {
    given: givenComing,
    inputs: ({ campaignId }) =>
      fc.record({
        campaignId: fc.constant(campaignId),
        was: fc.constantFrom(SPRING, { ...SPRING, name: 'Jonkun muun' }),
        now: fc.record({
          name: fc.constantFrom('Kevät', 'Äitienpäivä 💐'),
          kind: fc.constantFrom('amountOff', 'percentOff', 'extraMonths'),
          value: fc.constantFrom(1, 12, 500, 9900),
          purchaseKinds: fc.constantFrom(['standard'], ['standard', 'gift'], []),
          billingTypes: fc.constantFrom(['annually'], ['monthly']),
          validFrom: fc.constantFrom('2027-05-01', '2027-06-01', '2020-01-01'),
          validUntil: fc.constantFrom('2027-05-01', '2027-06-30'),
          useLimit: fc.constantFrom(null, 3),
          personLimit: fc.constantFrom(null, 1),
        }),
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
