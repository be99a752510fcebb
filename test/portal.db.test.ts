import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type TestPortal } from './portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

test('the whole portal answers calls and has an empty mailbox', async () => {
  const answer = await fetch(
    `${portal.url}/lwr/apex/v65.0/MuseumCardGuestController/getWebShopData`,
  );

  expect(answer.status).toBe(200);
  expect(await portal.mails()).toEqual([]);
});
