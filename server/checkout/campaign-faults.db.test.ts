import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { texts as en } from '../../contract/texts/en/validation.ts';
import { texts as fi } from '../../contract/texts/fi/validation.ts';
import { texts as sv } from '../../contract/texts/sv/validation.ts';
import { LANGUAGES } from '../../domain/base/language.ts';
import { addDays, helsinkiDay } from '../../domain/base/local-date.ts';
import { anonymousBuyer, type Buyer, purchaseInput, signedInBuyer } from '../../test/buyer.ts';
import { companyInput } from '../../test/company-buyer.ts';
import { digitalInput } from '../../test/gift-buyer.ts';
import { givenCard } from '../../test/given.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';

const FAULTS = [
  ['EIOLE', 'campaignUnknown'],
  ['TULEVA', 'campaignUnknown'],
  ['MENNYT', 'campaignExpired'],
  ['LOPPU', 'campaignUsedUp'],
  ['KUUKAUSI', 'campaignForMonthly'],
  ['MUU', 'campaignOtherOrder'],
] as const;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
  await portal.pool.query(
    `insert into campaign_code (code, kind, value, valid_from, valid_until, use_limit, purchase_kinds, billing_types)
     select code, 'percentOff', 10, first::date, last::date, uses, kinds::text[], billing::text[]
       from (values
         ('TULEVA', '2098-01-01', '2099-12-31', null, '{standard,renewal,gift,companyOrder}', '{annually,monthly}'),
         ('MENNYT', '2020-01-01', '2020-12-31', null, '{standard,renewal,gift,companyOrder}', '{annually,monthly}'),
         ('LOPPU', '2020-01-01', '2099-12-31', 1, '{standard,renewal,gift,companyOrder}', '{annually,monthly}'),
         ('KAKSI', '2020-01-01', '2099-12-31', 2, '{standard,renewal,gift,companyOrder}', '{annually,monthly}'),
         ('KUUKAUSI', '2020-01-01', '2099-12-31', null, '{standard,renewal,gift,companyOrder}', '{monthly}'),
         ('MUU', '2020-01-01', '2099-12-31', null, '{none}', '{annually}')
       ) as made (code, first, last, uses, kinds, billing)`,
  );
  await portal.pool.query(
    `insert into card_order (kind, billing_type, language, units, list_price_cents, price_cents, campaign_code_id, details,
                             conditions_version, conditions_accepted_at, created_at, changed_at, owner_browser_hash)
     select 'standard', 'annually', 'fi', 1, 7900, 7110, id, '{"buyer": {}}', '1', $1, $1, $1, sha256('x')
       from campaign_code where code = 'LOPPU'`,
    [new Date(portal.clock.now())],
  );
});
afterAll(() => portal.stop());

const refusalOf = async (buyer: Buyer, method: string, inputData: object) =>
  (await buyer.call(method, { inputData, validateOnly: true })).body.validationError;

test.each(FAULTS)(
  'refuses %s with the same reason for each kind of order: %s',
  async (code, fault) => {
    const said = fi.error[fault];
    const guest = anonymousBuyer(portal);
    const own = purchaseInput('aino@example.fi', { campaignCode: code });
    expect(await refusalOf(guest, 'processMuseumCard', own)).toBe(said);
    const gift = digitalInput([{}], { campaignCode: code });
    expect(await refusalOf(guest, 'processDigitalGiftPurchase', gift)).toBe(said);
    const company = companyInput({ campaignCode: code });
    expect(await refusalOf(guest, 'processMuseumCardCompanyOrder', company)).toBe(said);
  },
);

test('refuses a code with two uses left for three cards', async () => {
  const company = companyInput({ campaignCode: 'KAKSI', numberOfUnits: 3 });
  const guest = anonymousBuyer(portal);
  expect(await refusalOf(guest, 'processMuseumCardCompanyOrder', company)).toBe(
    fi.error.campaignTooFew,
  );
});

describe('renewal', () => {
  const user = 'MuseumCardUserController';

  test.each(FAULTS)('with %s', async (campaignCode, fault) => {
    const buyer = await signedInBuyer(portal);
    const { rows } = await portal.pool.query<{ id: string }>(
      'select id from account where email_address = $1',
      [buyer.emailAddress],
    );
    const validUntil = addDays(helsinkiDay(portal.clock.now()), 40);
    const accountId = rows[0]?.id ?? '';
    const { cardId: Id } = await givenCard(portal.pool, { accountId, validUntil });
    const userDetails = { museumCard: { Id } };
    const asked = { userDetails, paymentBillingType: 'annually', campaignCode };

    const renewed = await buyer.call('renewMuseumCard', asked, user);
    expect(renewed.body.validationError).toBe(fi.error[fault]);
    const { body } = await buyer.read('getRenewalOffer', { campaignCode }, user);
    // The page offers both ways to pay, so a code for one of them is accepted.
    expect(body.campaignFault).toBe(fault === 'campaignForMonthly' ? null : fi.error[fault]);
  });
});

test.each(LANGUAGES)('has a separate sentence for every reason in %s', (language) => {
  const { error } = { fi, sv, en }[language];
  const said = Object.entries(error).flatMap(([code, text]) =>
    code.startsWith('campaign') ? [text] : [],
  );
  expect(said).toHaveLength(7);
  expect(new Set(said).size).toBe(said.length);
});
