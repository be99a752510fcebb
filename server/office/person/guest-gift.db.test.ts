import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymousBuyer, payAtPaytrail, signedInBuyer } from '../../../test/buyer.ts';
import { digitalInput, startGift } from '../../../test/gift-buyer.ts';
import { officeMember } from '../../../test/office-member.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterAll(() => portal.stop());

test("gifts bought as a guest appear on the page of the address's owner and are distinct in search", async () => {
  const giver = await signedInBuyer(portal);
  const { emailAddress } = giver;
  const buyer = {
    firstName: 'Aino',
    lastName: 'Lahtinen',
    phone: '',
    language: 'fi',
    emailAddress,
  };
  const input = digitalInput([{ recipientName: 'Sofia' }, { recipientName: 'Veikko' }], { buyer });
  const guest = anonymousBuyer(portal, emailAddress);
  const started = await startGift(guest, 'processDigitalGiftPurchase', input);
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    emailAddress.toLowerCase(),
  ]);
  const agent = await officeMember(portal, ['agent']);

  const time = await agent.ask('getTimeOfPerson', { id: rows[0].id, kind: 'money' }, 'GET');
  const whats = time.lines.map(({ what }: { what: string }) => what);
  expect(whats.toSorted()).toEqual(['order', 'order', 'payment']);

  const { hits } = await agent.ask('findInOffice', { question: emailAddress }, 'GET');
  const names = hits.flatMap((hit) => (hit.subject === 'order' ? [hit.recipientName] : []));
  expect(names.toSorted()).toEqual(['Sofia', 'Veikko']);
});
