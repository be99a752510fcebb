import fastify from 'fastify';
import { expect, test } from 'vitest';
import { inRepository } from '../../test/repository.ts';
import { registerStaticFiles } from './static-files.ts';

test('a browser that requests /favicon.ico by default gets an icon', async () => {
  const app = fastify();
  await registerStaticFiles(app, inRepository('web/public'));

  const { statusCode, headers, rawPayload } = await app.inject('/favicon.ico');
  await app.close();

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^image\/(vnd\.microsoft\.|x-)icon$/);
  // Header: reserved, type "icon", number of sizes.
  expect([...rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});
