import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import qrcode from 'qrcode';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DrawnCode, drawBarcode, drawQr } from '../server/my-card/draw-code.ts';
import { openBrowser } from '../test/browser.ts';
import { givenCard, givenClaimableCards } from '../test/given.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { openDesk, says } from './desk-page.ts';
import { alive } from './open-page.ts';

let folder: string;
let portal: TestPortal;
let browser: Browser;
const film = () => path.join(folder, 'camera.y4m');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'camera-'));
  portal = await startPortal();
  browser = await openBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film()}`,
  ]);
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  await rm(folder, { recursive: true, force: true });
});

const [WIDTH, HEIGHT] = [640, 480];

/** Film for the next camera session: a slightly moving hand. */
async function hold(picture: Buffer) {
  const code = await sharp(picture)
    .resize(420, 300, { fit: 'contain', background: '#fff' })
    .toBuffer();
  const frames = await Promise.all([5, 7, 9].map((degrees) => frameOf(code, degrees)));
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`;
  // Replaced atomically: a closing camera may still read the previous film.
  await writeFile(`${film()}.new`, Buffer.concat([Buffer.from(head), ...frames]));
  await rename(`${film()}.new`, film());
}

/** Slightly rotated, on a grey desk. */
async function frameOf(code: Buffer, degrees: number): Promise<Buffer> {
  const turned = await sharp(code).rotate(degrees, { background: '#999' }).toBuffer();
  const desk = { width: WIDTH, height: HEIGHT, channels: 3, background: '#999' } as const;
  const scene = await sharp({ create: desk })
    .composite([{ input: turned }])
    .png()
    .toBuffer();
  // Blurred: with pixel-sharp edges one barcode in fifteen could not be read.
  const grey = await sharp(scene).blur(0.8).toColourspace('b-w').raw().toBuffer();
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([Buffer.from('FRAME\n'), grey, colourless]);
}

function drawing({ width, height, path: shape }: DrawnCode): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 6}" height="${height * 6}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${shape}"/></svg>`,
  );
}

const openCamera = (page: Page) => page.getByRole('button', { name: 'Lue kameralla' }).click();

test('the desk’s camera reads QR codes and barcodes of a card, and the activation page reads the code of a letter', async () => {
  const card = await givenCard(portal.pool);
  await hold(drawing(drawQr(card.customerNumber)));
  const { page, close } = await openDesk(portal, browser);
  await openCamera(page);
  await says(page, 'Kortti on voimassa');
  await page.getByText('Aino Lahtinen, s. 1987').waitFor();
  await page.keyboard.press('Enter');
  await says(page, 'Käynti kirjattu');

  await hold(drawing(drawBarcode(card.customerNumber)));
  await openCamera(page);
  await says(page, 'Jo kirjattu tänään');

  const [gift] = await givenClaimableCards(portal.pool, portal.settings);
  const link = `https://museokortti.example/aktivoi?koodi=${gift?.code}`;
  await hold(await qrcode.toBuffer(link, { scale: 6 }));
  await page.goto(`${portal.url}/aktivoi`);
  await alive(page);
  await page.getByRole('button', { name: 'Lue koodi kameralla' }).click();
  await page
    .getByRole('heading', { name: 'Rekisteröidy Museokortin käyttäjäksi', level: 1 })
    .waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await close();
});
