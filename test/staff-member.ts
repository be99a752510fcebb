import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { LWR_PATH } from '../contract/call/call.ts';
import type { StaffRole } from '../domain/office/rights.ts';
import { newToken } from '../server/account/secret-token.ts';
import { insertSession } from '../server/account/session/session-queries.ts';
import { givenAccount } from './given.ts';
import { makePasskeyDevice } from './passkey-device.ts';
import type { TestApp } from './test-app.ts';
import { makeVisitor } from './visitor.ts';

const CLASS = 'StaffSignInController';

type Answer = { status: number; body: unknown };
export type Codes = { recoveryCodes: string[] | null };

/** A browser of staff signed in with a password or a mailed code, without a second factor. */
export async function staffBrowser(running: TestApp, accountId: string) {
  const { app, pool, clock, settings } = running;
  const visitor = makeVisitor(app, { address: randomUUID() });
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 12 * 3_600_000 });
  visitor.cookies.set(
    settings.publicUrl.startsWith('https:') ? '__Host-session' : 'session',
    token,
  );
  const call = (method: string, params: object = {}): Promise<Answer> =>
    visitor.call(CLASS, method, params);

  /** Throws when the portal refuses. */
  async function done<Body>(method: string, params: object = {}): Promise<Body> {
    const { status, body } = await call(method, params);
    if (status !== 200) throw new Error(`${method}: ${status} ${JSON.stringify(body)}`);
    return body as Body;
  }

  type Options = { options: { challenge: string; user: { id: string } } };
  return {
    visitor,
    accountId,
    call,
    done,
    state: async () => (await visitor.visit(`${LWR_PATH}/${CLASS}/getStaffSignIn`)).body,
    /** An office call, to test access. */
    office: () => visitor.visit(`${LWR_PATH}/BackOfficeController/getWorkCounts`),
    async addPasskey(name = 'Puhelin') {
      const device = makePasskeyDevice(settings.publicUrl);
      const { options } = await done<Options>('startPasskey');
      const { recoveryCodes } = await done<Codes>('addPasskey', {
        name,
        key: device.create(options),
      });
      return { device, recoveryCodes };
    },
    async addTotp() {
      const { secret } = await done<{ secret: string }>('startTotp');
      const codeAt = (ms: number) =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });
      const { recoveryCodes } = await done<Codes>('addTotp', { code: codeAt(clock.now()) });
      return { codeAt, recoveryCodes };
    },
    async challenge() {
      return (await done<Options>('startPasskeyCheck')).options;
    },
  };
}

export async function staffMember(running: TestApp, staffRoles?: readonly StaffRole[]) {
  const accountId = await givenAccount(running.pool, {
    role: 'staff',
    ...(staffRoles && { staffRoles }),
  });
  return staffBrowser(running, accountId);
}
