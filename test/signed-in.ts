import { randomUUID } from 'node:crypto';
import { LWR_PATH } from '../contract/call/call.ts';
import { mailedCode } from './mailed-secrets.ts';
import type { TestApp } from './test-app.ts';
import { makeVisitor, type Visitor } from './visitor.ts';

const MINE = `${LWR_PATH}/MyMuseumCardController`;

export type SignedIn = {
  visitor: Visitor;
  accountId: string;
  emailAddress: string;
  /** A read and a change of a personal page. */
  read: (method: string) => Promise<unknown>;
  change: (method: string, payload?: object) => Promise<{ status: number; body: unknown }>;
};

/** A user who has just signed in with a code, with a separate cookie jar. */
export async function signedIn(
  { app, pool }: TestApp,
  emailAddress = `${randomUUID()}@example.fi`,
): Promise<SignedIn> {
  const visitor = makeVisitor(app, { address: randomUUID() });
  await visitor.post('requestLoginCode', { emailAddress });
  const code = await mailedCode(pool, emailAddress);
  await visitor.post('loginWithCode', { emailAddress, code });
  const { rows } = await pool.query<{ id: string }>(
    'select id from account where email_address = $1',
    [emailAddress],
  );
  return {
    visitor,
    emailAddress,
    accountId: rows[0]?.id ?? '',
    read: async (method) => (await visitor.visit(`${MINE}/${method}`)).body,
    async change(method, payload = {}) {
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await app.inject({
        method: 'POST',
        url: `${MINE}/${method}`,
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-language': 'fi' },
        payload,
      });
      return { status: response.statusCode, body: response.json() };
    },
  };
}
