import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTIONS } from '../../../domain/office/actions.ts';
import { type ActedOn, PEOPLE_ACTED_ON } from '../../../test/acted-on.ts';
import { SCHEME_ACTED_ON } from '../../../test/acted-on-scheme.ts';
import { staffMember } from '../../../test/staff-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';

const MINUTE = 60_000;
const ACTED_ON: Record<string, (running: TestApp) => Promise<ActedOn>> = {
  ...SCHEME_ACTED_ON,
  ...PEOPLE_ACTED_ON,
};

let running: TestApp;
let member: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0', STAFF_SECOND_FACTOR: 'required' });
  member = await staffMember(running, ['administrator', 'finance', 'seniorAgent']);
  await member.addPasskey();
  running.clock.advance(11 * MINUTE);
});
afterAll(() => running.stop());

test.each(Object.entries(ACTED_ON))(
  '%s asks for a fresh factor exactly when it is dangerous',
  async (kind, given) => {
    const { input } = await given(running);
    const method = `perform${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    const actionRequest = { input, actionId: randomUUID(), reason: 'pyydetty puhelimessa' };
    const call = { ...actionRequest, previewed: 'never seen' };

    const { body } = await member.visitor.call('BackOfficeController', method, call);

    const isGrave = ACTIONS[kind as keyof typeof ACTIONS].grade === 'high';
    expect(JSON.stringify(body).includes('CONFIRM_IDENTITY')).toBe(isGrave);
  },
);
