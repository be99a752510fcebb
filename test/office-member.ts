import { LWR_PATH } from '../contract/call/call.ts';
import type { CallInput, CallOutput } from '../contract/call/controllers.ts';
import type { StaffRole } from '../domain/office/rights.ts';
import { newToken } from '../server/account/secret-token.ts';
import { insertSession } from '../server/account/session/session-queries.ts';
import { givenAccount } from './given.ts';
import type { TestPortal } from './portal.ts';
import type { TestApp } from './test-app.ts';

type Office = 'BackOfficeController';
type Refused = { status: number; errorCode: string; message: string };

/** A member of staff who calls the office like a browser. */
export async function officeMember(running: TestApp | TestPortal, roles?: readonly StaffRole[]) {
  const { pool, clock } = running;
  const accountId = await givenAccount(pool, {
    role: 'staff',
    ...(roles && { staffRoles: roles }),
  });
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 400 * 86_400_000 });

  async function send(verb: 'GET' | 'POST', method: string, params: object) {
    const query = verb === 'GET' ? `?${new URLSearchParams(params as never)}` : '';
    const url = `${LWR_PATH}/BackOfficeController/${method}${query}`;
    const { status, body } = await open(url, verb === 'POST' ? params : undefined);
    return { status, body: JSON.parse(body) };
  }

  async function open(url: string, payload?: object) {
    const headers = {
      cookie: `session=${token}`,
      'sec-fetch-site': 'same-origin',
      'x-language': 'fi',
      ...(payload && { 'content-type': 'application/json' }),
    };
    const method = payload ? 'POST' : 'GET';
    const sent = payload && JSON.stringify(payload);
    if ('app' in running) {
      const answer = await running.app.inject({
        method,
        url,
        headers,
        ...(sent && { payload: sent }),
      });
      return { status: answer.statusCode, body: answer.body, headers: answer.headers };
    }
    const answer = await fetch(`${running.url}${url}`, {
      method,
      headers,
      ...(sent && { body: sent }),
    });
    const headersOf = Object.fromEntries(answer.headers);
    return { status: answer.status, body: await answer.text(), headers: headersOf };
  }

  return {
    accountId,
    cookie: `session=${token}`,
    /** Requests a URL other than a call. */
    open,
    /** Throws refusals. */
    async ask<Method extends string>(
      method: Method,
      params: Method extends keyof CallMap ? CallMap[Method]['input'] : object,
      verb: 'GET' | 'POST' = 'POST',
    ): Promise<Method extends keyof CallMap ? CallMap[Method]['output'] : never> {
      const { status, body } = await send(verb, method, params);
      if (status === 200) return body;
      throw Object.assign(new Error(body[0]?.message), { status, errorCode: body[0]?.errorCode });
    },
    async refusal(method: string, params: object): Promise<Refused> {
      const { status, body } = await send('POST', method, params);
      if (status === 200) throw new Error(`${method} was not refused`);
      return { status, ...body[0] };
    },
  };
}

type Calls = keyof typeof import('../contract/call/controllers.ts').callsOf[Office];
type CallMap = {
  [Method in Calls]: { input: CallInput<Office, Method>; output: CallOutput<Office, Method> };
};
export type OfficeMember = Awaited<ReturnType<typeof officeMember>>;
