import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '../../contract/call/controllers.ts';
import { manifestPath } from '../../contract/my-card/app-manifest.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { type Logo, logoPath, logoSize, logoStyle } from '../../domain/scheme/logo.ts';
import { type OfficeMember, officeMember } from '../../test/office-member.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { findLetterhead } from '../letter/letterhead-queries.ts';
import { letters } from '../letter/letters.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { makeLogo } from './make-logo.ts';

type Fact = CallInput<'BackOfficeController', 'previewPlanFact'>['input']['fact'];
const KEPT_MS = 10_000;

let running: TestApp;
let member: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  member = await officeMember(running, ['administrator']);
});
afterEach(async () => {
  await running.pool.query('delete from scheme_fact');
  await forget();
});
afterAll(() => running.stop());

async function forget() {
  running.clock.advance(KEPT_MS);
  await running.app.inject({ url: '/' });
}
const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0b4f5c80' } });
const send = (file: Buffer | string, { type = 'image/png', cookie = member.cookie } = {}) =>
  running.app.inject({
    method: 'POST',
    url: '/office/scheme-logos',
    headers: { 'content-type': type, cookie },
    payload: file,
  });
async function brought(): Promise<Logo> {
  const taken = await send(await pictureOf(800, 200).png().toBuffer());
  expect(taken.statusCode).toBe(200);
  return taken.json<Logo>();
}
const inputOf = (fact: Fact) => ({
  fact,
  from: helsinkiDay(running.clock.now()),
  until: null,
  replaces: null,
});
async function show(logo: Logo): Promise<string> {
  const input = inputOf({ topic: 'logo', value: { logo } });
  const { previewed } = await member.ask('previewPlanFact', { input });
  const actionInput = { input, actionId: randomUUID(), reason: 'uusi ilme', previewed };
  const { actionId } = await member.ask('performPlanFact', actionInput);
  await forget();
  return actionId;
}
const manifest = async () => (await running.app.inject(manifestPath('fi'))).body;
const letter = async () => {
  const head = await findLetterhead(running.pool, 'fi');
  return writeLetter('account-deleted', letters['account-deleted'].example, 'fi', head);
};

test('a logo is re-encoded and used in letters and the app until the change is undone', async () => {
  const logo = await brought();
  expect(logo).toMatchObject({ width: 512, height: 128 });
  const mark = await running.app.inject(logoPath(logo.id, 'mark'));
  expect(mark.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const icon = await running.app.inject(logoPath(logo.id, '512'));
  expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
  expect(await manifest()).toContain('/icon-512.png');

  const actionId = await show(logo);
  expect(await manifest()).toContain(logoPath(logo.id, '512'));
  const written = await letter();
  expect(written.html).toMatch(/<img src="cid:logo" alt="Museokortti"/);
  expect(written.html).not.toContain('<link');
  expect(written.attachments).toContainEqual(
    expect.objectContaining({ cid: 'logo', content: mark.rawPayload }),
  );

  await member.ask('undoAction', { actionId, undoId: randomUUID(), reason: 'väärä tiedosto' });
  await forget();
  expect(await manifest()).toContain('/icon-512.png');
  expect((await letter()).html).not.toContain('cid:logo');
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each<[string, () => Promise<Buffer | string>, number, RegExp]>([
  ['an SVG declared as PNG', async () => SVG, 422, /PNG/],
  ['a JPEG', async () => pictureOf(300, 300).jpeg().toBuffer(), 422, /PNG/],
  ['half a PNG', async () => (await noise()).subarray(0, 400), 422, /rikki/],
  ['a tiny picture', async () => pictureOf(40, 40).png().toBuffer(), 422, /liian pieni/],
  ['a very wide picture', async () => pictureOf(2000, 100).png().toBuffer(), 422, /leveä/],
])('%s is rejected with a message', async (_, file, status, words) => {
  const answer = await send(await file());
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toMatch(words);
});

/** Incompressible, so that half of the file is really missing. */
const noise = (width = 200, height = 200) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();

test('a photograph is made small enough for every letter', async () => {
  const made = await makeLogo(await noise(1024, 512));

  expect(typeof made === 'object' && made.mark.length).toBeLessThan(200_000);
});

test('only scheme editors upload a logo, and only uploaded logos can be shown', async () => {
  const agent = await officeMember(running, ['agent']);
  const file = await pictureOf(200, 200).png().toBuffer();
  expect((await send(file, { cookie: agent.cookie })).statusCode).toBe(403);
  expect((await send(SVG, { type: 'image/svg+xml' })).statusCode).toBe(415);
  const logo = { id: randomUUID(), width: 100, height: 100 };
  const { refusal } = await member.ask('previewPlanFact', {
    input: inputOf({ topic: 'logo', value: { logo } }),
  });
  expect(refusal?.key).toBe('logoGone');
  expect((await running.app.inject(logoPath(logo.id, 'mark'))).statusCode).toBe(404);
});

test('the header shows the logo in its own proportions, or none', () => {
  const logo = { id: randomUUID(), width: 512, height: 64 };
  expect(logoSize(logo)).toEqual({ width: 10, height: 1.25 });
  expect(logoSize({ ...logo, width: 128, height: 128 })).toEqual({ width: 2.5, height: 2.5 });
  expect(logoStyle(logo, 'brand')).toContain(`url(${logoPath(logo.id, 'mark')})`);
  expect(logoStyle(undefined, 'brand')).toBe('');
});
