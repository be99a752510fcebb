import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficeMember, officeMember } from '../../test/office-member.ts';
import { enormousPicture, paintedPicture } from '../../test/picture-samples.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';

/** Of the attack: 7 740 pixels a side, 16 bits, interlaced. */
const SIDE = 7740;

let running: TestApp;
let care: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  care = await officeMember(running, ['museumCare']);
});
afterAll(() => running.stop());

const send = (payload: Buffer, { cookie } = care, place = 'museum-pictures') =>
  running.app.inject({
    method: 'POST',
    url: `/office/${place}`,
    headers: { 'content-type': 'image/png', cookie },
    payload,
  });

async function stored() {
  const { rows } = await running.pool.query('select count(*)::int as n from museum_picture_aside');
  return rows[0]?.n as number;
}

test('a picture that would decode to hundreds of megabytes is rejected by its header', async () => {
  const file = enormousPicture(SIDE, { bits: 16, isInterlaced: true });
  expect(file.length).toBeLessThan(1_000_000);

  const answers = await Promise.all(Array.from({ length: 8 }, () => send(file)));

  for (const { statusCode, json } of answers) {
    expect([statusCode, json()[0]?.message]).toEqual([422, expect.stringMatching(/lomit/)]);
  }
  const logo = await send(
    enormousPicture(5000, { bits: 16, isInterlaced: true }),
    editor,
    'scheme-logos',
  );
  expect(logo.json()[0]?.message).toMatch(/lomit/);
  const deep = await send(enormousPicture(SIDE, { bits: 16, isInterlaced: false }));
  expect(deep.json()[0]?.message).toMatch(/muistia/);
  expect(await stored()).toBe(0);
});

let editor: OfficeMember;
beforeAll(async () => {
  editor = await officeMember(running, ['administrator']);
});

test('pictures are processed one at a time: those that would wait too long get a retry time and leave nothing', async () => {
  const before = await stored();
  const file = await paintedPicture(900, 600);

  const answers = await Promise.all(Array.from({ length: 12 }, () => send(file)));

  const taken = answers.filter(({ statusCode }) => statusCode === 200);
  const later = answers.filter(({ statusCode }) => statusCode === 503);
  expect(taken.length).toBeGreaterThan(0);
  expect(later.length).toBeGreaterThan(0);
  expect(taken.length + later.length).toBe(12);
  for (const { headers } of later) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await stored()).toBe(before + taken.length);
});

test('a re-encoded picture is never large: a strip of pixels becomes a small picture', async () => {
  await running.pool.query('delete from museum_picture_aside');
  expect((await send(await paintedPicture(1600, 12_000))).statusCode).toBe(200);

  const { rows } = await running.pool.query('select width, height from museum_picture_aside');
  expect(rows).toEqual([{ width: 427, height: 3200 }]);
});

test('picture uploads of an account are limited by the hour', async () => {
  const other = await officeMember(running, ['museumCare']);
  const broken = Buffer.from('no picture');
  const statuses = [];
  for (let sent = 0; sent < 70; sent += 1) statuses.push((await send(broken, other)).statusCode);

  expect(statuses.indexOf(429)).toBe(60);
  running.clock.advance(61 * 60_000);
  await running.pool.query('update account_session set last_seen_at = $1', [
    new Date(running.clock.now()),
  ]);
  expect((await send(broken, other)).statusCode).toBe(422);
});
