import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

async function seo(rest: string, language = 'fi') {
  const response = await portal.app.inject({
    url: `/services/data/v65.0/connect/communities/c1/seo/properties/${rest}`,
    headers: { 'accept-language': language },
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

describe('seo properties', () => {
  test('can be cached by anyone for an hour', async () => {
    const { status, body, headers } = await seo('home');

    expect(status).toBe(200);
    expect(body).toEqual({
      title: 'Yksi kortti, koko Suomen museot',
      description: expect.stringContaining('Museokortti'),
      customHeadTags: '',
    });
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  test('are in the requested language', async () => {
    expect((await seo('home', 'sv-FI')).body.title).toBe('Ett kort, hela Finlands museer');
  });

  test.each([
    ['home?fields=title', ['title']],
    ['home?fields=title,description', ['title', 'description']],
    ['home?fields=description,%20title,password', ['title', 'description']],
    ['home?fields=password', []],
    ['home?fields=', ['title', 'description', 'customHeadTags']],
    ['home', ['title', 'description', 'customHeadTags']],
  ])('%s has the fields %j', async (rest, fields) => {
    expect(Object.keys((await seo(rest)).body)).toEqual(fields);
  });

  test('of a product record have a title, an empty description and no head tags', async () => {
    expect((await seo('museokortti-12')).body).toEqual({
      title: 'Museokortti vuodeksi',
      description: '',
      customHeadTags: '',
    });
  });

  test.each(['nothing', "x'--", 'x'.repeat(64)])('%s has none: 404 list', async (record) => {
    const { status, body, headers } = await seo(record);

    expect(status).toBe(404);
    expect(body).toEqual([{ errorCode: 'NOT_FOUND', message: expect.any(String) }]);
    expect(headers['cache-control']).toBe('no-store');
  });
});
