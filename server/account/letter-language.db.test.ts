import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, payAtPaytrail, signedInBuyer, startPurchase } from '../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => portal.stop());

/** An account set to Swedish whose owner reads Finnish pages. */
async function swedish(): Promise<Buyer> {
  const buyer = await signedInBuyer(portal);
  await portal.pool.query(
    `update account set language = 'sv', first_name = 'Erik' where email_address = $1`,
    [buyer.emailAddress],
  );
  return buyer;
}

async function languagesOf({ emailAddress }: Buyer, letter: string): Promise<string[]> {
  const { rows } = await portal.pool.query<{ language: string }>(
    'select language from mail_outbox where address = $1 and letter = $2 order by queued_at',
    [emailAddress, letter],
  );
  return rows.map(({ language }) => language);
}

test('sends a code and a purchase confirmation in the account’s language', async () => {
  const buyer = await swedish();
  const { emailAddress } = buyer;
  portal.clock.advance(120_000);
  await buyer.call('requestLoginCode', { emailAddress }, 'AccountController');
  expect(await languagesOf(buyer, 'login-code')).toEqual(['fi', 'sv']);

  await payAtPaytrail(await startPurchase(buyer, { buyer: { language: 'fi' } }));

  await expect.poll(() => languagesOf(buyer, 'purchase-confirmation')).toEqual(['sv']);
  const { rows } = await portal.pool.query(
    'select language from account where email_address = $1',
    [emailAddress],
  );
  expect(rows).toEqual([{ language: 'sv' }]);
});

test('takes the account’s language from its first form', async () => {
  const buyer = await signedInBuyer(portal);
  await payAtPaytrail(await startPurchase(buyer, { buyer: { language: 'en' } }));

  await expect.poll(() => languagesOf(buyer, 'purchase-confirmation')).toEqual(['en']);
});

test('sends a letter requested on a page in another language in the account’s own', async () => {
  const buyer = await swedish();
  await buyer.call(
    'requestDeletion',
    { emailAddress: buyer.emailAddress },
    'MyMuseumCardController',
  );

  expect(await languagesOf(buyer, 'deletion-requested')).toEqual(['sv']);
});
