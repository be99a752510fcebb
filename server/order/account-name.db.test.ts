import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Buyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterAll(() => portal.stop());

const form = (who: Buyer, firstName: string) =>
  who.call('processMuseumCard', {
    inputData: purchaseInput(who.emailAddress, { buyer: { firstName } }),
    validateOnly: false,
  });
const comeBack = async (started: Parameters<typeof payAtPaytrail>[0]) =>
  fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
async function names({ emailAddress }: Buyer) {
  const { rows } = await portal.pool.query(
    `select first_name as account, holder_first_name as card
       from account left join museum_card on holder_account_id = account.id
      where email_address = $1`,
    [emailAddress],
  );
  return rows[0];
}

test('an unpaid second form does not rename the account', async () => {
  const aino = await signedInBuyer(portal);
  const paying = await startPurchase(aino);
  await form(aino, 'Eevi');
  expect(await names(aino)).toEqual({ account: 'Aino', card: null });

  await comeBack(paying);
  expect(await names(aino)).toEqual({ account: 'Aino', card: 'Aino' });
});

test('the paid order names the account, whatever was typed before', async () => {
  const buyer = await signedInBuyer(portal);
  await form(buyer, 'Eevi');
  const paying = await startPurchase(buyer);
  expect(await names(buyer)).toEqual({ account: 'Eevi', card: null });

  await comeBack(paying);
  expect(await names(buyer)).toEqual({ account: 'Aino', card: 'Aino' });
});

test('forms sent during settlement wait for it, and settlement waits for them', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => signedInBuyer(portal)));
  await Promise.all(
    buyers.map(async (buyer) => {
      const back = (await payAtPaytrail(await startPurchase(buyer))) ?? '';
      const [returned, ...forms] = await Promise.all([
        fetch(back, { redirect: 'manual' }),
        ...['Eevi', 'Eino', 'Elli'].map((name) => form(buyer, name)),
      ]);
      expect(returned.status).toBeLessThan(400);
      for (const { status } of forms) expect(status).toBe(200);
      expect(await names(buyer)).toEqual({ account: 'Aino', card: 'Aino' });
    }),
  );
});
