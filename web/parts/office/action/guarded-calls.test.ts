import { expect, test } from 'vitest';
import { SIGNED_IN_AS } from '../../../../contract/call/call.ts';
import { CallError } from '../../../platform/call-error.ts';
import { guarded, onProofRequired, sendAs } from './guarded-calls.ts';

const refusal = (errorCode: string) => new CallError(403, [{ message: 'm', errorCode }], '');

/** A call that is refused until the person is verified. */
function refusedUntil(proved: { isProved: boolean }, errorCode = 'CONFIRM_IDENTITY') {
  const senders: unknown[] = [];
  return {
    sent: () => senders.length,
    senders,
    name: 'BackOfficeController.performNote',
    isChange: true,
    async send(more?: Record<string, string>) {
      senders.push(more?.[SIGNED_IN_AS]);
      if (!proved.isProved) throw refusal(errorCode);
      return 'done';
    },
  };
}

test.each([
  ['CONFIRM_IDENTITY', 'identity'],
  ['INVALID_SESSION_ID', 'session'],
  ['SECOND_FACTOR_NEEDED', 'session'],
  ['OTHER_PERSON', 'session'],
])('a call refused with %s asks for a proof of the %s and is repeated', async (code, wanted) => {
  const proved = { isProved: false };
  const call = refusedUntil(proved, code);
  const asked: string[] = [];
  const stop = onProofRequired(async (one) => {
    asked.push(one);
    proved.isProved = true;
    return true;
  });

  expect(await guarded(call)).toBe('done');
  expect(call.sent()).toBe(2);
  expect(asked).toEqual([wanted]);
  stop();
});

test('a repeated call is sent for its original user, also after somebody else signed in', async () => {
  const proved = { isProved: false };
  const call = refusedUntil(proved, 'INVALID_SESSION_ID');
  sendAs('maija');
  const stop = onProofRequired(async () => {
    sendAs('sari');
    proved.isProved = true;
    return true;
  });

  await guarded(call);
  await guarded(call);
  expect(call.senders).toEqual(['maija', 'maija', 'sari']);
  sendAs(undefined);
  stop();
});

test.each(['AccountController.loginWithPassword', 'StaffSignInController.checkTotp'])(
  '%s has no user and asks for no session',
  async (name) => {
    sendAs('maija');
    const call = refusedUntil({ isProved: false }, 'INVALID_SESSION_ID');
    const stop = onProofRequired(async () => true);

    const signingIn = guarded({ ...call, name });
    await expect(signingIn).rejects.toBeInstanceOf(CallError);
    expect(call.senders).toEqual([undefined]);
    sendAs(undefined);
    stop();
  },
);

test('two refused calls ask for one proof', async () => {
  const proved = { isProved: false };
  let questions = 0;
  const stop = onProofRequired(async () => {
    questions += 1;
    proved.isProved = true;
    return true;
  });

  const call = refusedUntil(proved);
  expect(await Promise.all([guarded(call), guarded(call)])).toEqual(['done', 'done']);
  expect(questions).toBe(1);
  stop();
});

test('a declined proof returns the refusal and repeats nothing', async () => {
  const call = refusedUntil({ isProved: false });
  const stop = onProofRequired(async () => false);

  await expect(guarded(call)).rejects.toMatchObject({ status: 403 });
  expect(call.sent()).toBe(1);
  stop();
});

test('other errors pass through, as do all errors of pages that cannot ask', async () => {
  const call = refusedUntil({ isProved: false });
  await expect(guarded(call)).rejects.toBeInstanceOf(CallError);

  const stop = onProofRequired(async () => true);
  const broken = { ...call, send: () => Promise.reject(new Error('x')) };
  await expect(guarded(broken)).rejects.toThrow('x');
  stop();
});
