import { expect, test } from 'vitest';
import { CallError } from '../../platform/call-error.ts';
import { onIdentityAsked, withIdentity } from './confirm-identity.ts';

const wanted = () => new CallError(403, [{ message: 'm', errorCode: 'CONFIRM_IDENTITY' }], '');

/** A call that is refused until the person has proved who they are. */
function guarded(proved: { isProved: boolean }) {
  let sent = 0;
  return {
    sent: () => sent,
    async send() {
      sent += 1;
      if (!proved.isProved) throw wanted();
      return 'done';
    },
  };
}

test('a refused call is repeated once the person has proved who they are', async () => {
  const proved = { isProved: false };
  const { send, sent } = guarded(proved);
  const stop = onIdentityAsked(async () => {
    proved.isProved = true;
    return true;
  });

  expect(await withIdentity(send)).toBe('done');
  expect(sent()).toBe(2);
  stop();
});

test('two calls at once ask one question', async () => {
  const proved = { isProved: false };
  let questions = 0;
  const stop = onIdentityAsked(async () => {
    questions += 1;
    proved.isProved = true;
    return true;
  });

  const { send } = guarded(proved);
  expect(await Promise.all([withIdentity(send), withIdentity(send)])).toEqual(['done', 'done']);
  expect(questions).toBe(1);
  stop();
});

test('who does not want to is told the refusal, and nothing is sent again', async () => {
  const { send, sent } = guarded({ isProved: false });
  const stop = onIdentityAsked(async () => false);

  await expect(withIdentity(send)).rejects.toMatchObject({ status: 403 });
  expect(sent()).toBe(1);
  stop();
});

test('other errors, and pages that cannot ask, pass', async () => {
  const { send } = guarded({ isProved: false });
  await expect(withIdentity(send)).rejects.toBeInstanceOf(CallError);

  const stop = onIdentityAsked(async () => true);
  await expect(withIdentity(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  stop();
});
