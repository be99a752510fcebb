import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMuseum } from '../../../test/given.ts';
import { inAllLanguages } from '../../../test/given-museum-facts.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../db/database.ts';
import { placePictures } from './picture-queries.ts';

let running: TestApp;
let care: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  care = await officeMember(running, ['museumCare']);
});
afterAll(() => running.stop());

function pictureOf(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#8ab' } });
}
function send(file: Buffer, { type = 'image/jpeg', cookie = care.cookie } = {}) {
  return running.app.inject({
    method: 'POST',
    url: '/office/museum-pictures',
    headers: { 'content-type': type, cookie },
    payload: file,
  });
}

test('a picture is re-encoded without camera metadata, and immutable once it is published', async () => {
  const file = await pictureOf(2000, 1500)
    .withExif({ IFD0: { Copyright: 'Kuvaaja Kotona' } })
    .jpeg()
    .toBuffer();
  expect(file.includes('Kuvaaja')).toBe(true);
  const taken = await send(file);
  expect(taken.statusCode).toBe(200);
  const { id } = taken.json<{ id: string }>();
  const small = `/museum-pictures/${id}/800.webp`;
  expect((await running.app.inject(small)).statusCode).toBe(404);
  const museumId = await givenMuseum(running.pool);
  await inTransaction(running.pool, (tx) =>
    placePictures(tx, museumId, [{ id, alt: inAllLanguages('Ovi') }]),
  );
  const shown = await running.app.inject(small);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 800, height: 500 });
  const narrow = await running.app.inject(`/museum-pictures/${id}/480.webp`);
  expect(narrow.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await sharp(narrow.rawPayload).metadata()).toMatchObject({ width: 480, height: 300 });
  const { rawPayload } = await running.app.inject(`/museum-pictures/${id}/1600.webp`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1600, height: 1200 });
  expect(rawPayload.includes('Kuvaaja')).toBe(false);
});

/** A PNG of a few bytes whose header claims a huge size. */
function bomb(): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(60_000, 0);
  size.writeUInt32BE(60_000, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([length, body, crc]);
  };
  const data = deflateSync(Buffer.alloc(1_000_000));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    start,
    chunk('IHDR', size),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

test.each<[string, () => Promise<Buffer>, RegExp]>([
  [
    'a script that is called a picture',
    async () => Buffer.from('<svg onload="alert(1)"/>'),
    /JPEG, PNG/,
  ],
  [
    'a picture that was cut',
    async () => (await pictureOf(2000, 1500).jpeg().toBuffer()).subarray(0, 4000),
    /rikki/,
  ],
  ['a decompression bomb', async () => bomb(), /liikaa/],
  ['a tiny picture', async () => pictureOf(300, 200).png().toBuffer(), /liian pieni/],
  ['a GIF', async () => pictureOf(900, 600).gif().toBuffer(), /JPEG, PNG/],
])('%s is rejected with a message', async (_name, make, words) => {
  const answer = await send(await make());
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ message: string }[]>()[0]?.message).toMatch(words);
});

test('too many bytes, other file types and users without the right are rejected', async () => {
  expect((await send(Buffer.alloc(11 * 1024 * 1024))).statusCode).toBe(413);
  expect((await send(Buffer.from('x'), { type: 'text/plain' })).statusCode).toBe(415);
  const viewer = await officeMember(running, ['viewer']);
  const file = await pictureOf(900, 600).webp().toBuffer();
  expect((await send(file, { cookie: viewer.cookie })).statusCode).toBe(403);
  for (const width of [480, 800, 1600]) {
    const none = await running.app.inject(`/museum-pictures/${randomUUID()}/${width}.webp`);
    expect(none.statusCode).toBe(404);
  }
});
