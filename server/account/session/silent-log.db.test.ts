import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount } from '../../../test/given.ts';
import { mailedCode, mailedLink, otherCode, sendResetLinks } from '../../../test/mailed-secrets.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor } from '../../../test/visitor.ts';
import { hashPassword } from '../sign-in/password-hash.ts';

const lines: string[] = [];
let portal: TestApp;
beforeAll(async () => {
  portal = await startApp(
    { LOG_LEVEL: 'trace' },
    { logTo: { write: (line) => void lines.push(line) } },
  );
});
afterAll(() => portal.stop());

test('logs sign-ins, sign-outs and failures without a secret or an address', async () => {
  const emailAddress = 'kanarialintu@example.fi';
  const [password, newPassword, wrong] = ['kanaria2026', 'kanaria2027', 'kanaria2028'];
  const passwordHash = await hashPassword(password);
  await givenAccount(portal.pool, { emailAddress, passwordHash });
  const secrets = [password, newPassword, wrong, passwordHash, 'kanarialintu'];
  const visitor = makeVisitor(portal.app);
  const keepCookies = () => secrets.push(...visitor.cookies.values());

  await visitor.post('loginWithPassword', { emailAddress, password: wrong });
  await visitor.post('loginWithPassword', { emailAddress, password });
  keepCookies();
  await visitor.post('logout');
  await visitor.post('requestLoginCode', { emailAddress });
  keepCookies();
  const code = await mailedCode(portal.pool, emailAddress);
  await visitor.post('loginWithCode', { emailAddress, code: otherCode(code) });
  await visitor.post('loginWithCode', { emailAddress, code });
  await visitor.post('requestPasswordReset', { emailAddress });
  await sendResetLinks({ ...portal, publicUrl: portal.settings.publicUrl });
  const token = (await mailedLink(portal.pool, emailAddress))?.hash.slice(1) ?? '';
  await visitor.post('resetPassword', { token, password: newPassword });
  await visitor.post('resetPassword', { token: { $ne: token }, password: newPassword });
  keepCookies();
  secrets.push(code, otherCode(code), token);

  const log = lines.join('');
  const events = lines.map((line) => JSON.parse(line).event).filter(Boolean);
  expect(events).toEqual([
    'login-refused',
    'login',
    'logout',
    'login-refused',
    'login',
    'password-reset',
  ]);
  // Attempts on different addresses differ in the log without revealing the address.
  const subjects = lines.flatMap((line) => JSON.parse(line).subject ?? []);
  expect([subjects.length, new Set(subjects).size]).toEqual([4, 1]);
  // The last login method is no secret.
  const known = secrets.filter((secret) => !['password', 'code'].includes(secret));
  expect(known.filter((secret) => log.includes(secret))).toEqual([]);
});
