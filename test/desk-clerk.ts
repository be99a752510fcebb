import { LWR_PATH } from '../contract/call/call.ts';
import type { CallOutput } from '../contract/call/controllers.ts';
import { newToken } from '../server/account/secret-token.ts';
import { insertSession } from '../server/account/session/session-queries.ts';
import { givenAccount, givenMuseum } from './given.ts';
import type { TestPortal } from './portal.ts';

type DeskAnswer = CallOutput<'DeskController', 'checkCustomerNumber'>;

export async function deskVerdict(portal: TestPortal, customerNumber: string): Promise<string> {
  return (await askDesk(portal, customerNumber)).verdict;
}

/** Checks a number at a museum's desk, over HTTP as its page does. */
export async function askDesk(portal: TestPortal, customerNumber: string): Promise<DeskAnswer> {
  const { pool, clock } = portal;
  const museumId = await givenMuseum(pool);
  const accountId = await givenAccount(pool, { role: 'desk', museumId });
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  const answer = await fetch(`${portal.url}${LWR_PATH}/DeskController/checkCustomerNumber`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${token}` },
    body: JSON.stringify({ customerNumber }),
  });
  return (await answer.json()) as DeskAnswer;
}
