import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

describe('sitemap.xml', () => {
  test('lists a page in three languages, each with its alternates', async () => {
    const { body, headers } = await portal.app.inject({ url: '/sitemap.xml' });
    const origin = portal.settings.publicUrl;

    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    for (const path of ['/museot', '/sv/museer', '/en/museums']) {
      const entry = body.split('\n').find((line) => line.includes(`<loc>${origin}${path}</loc>`));
      expect(entry).toContain(`hreflang="fi" href="${origin}/museot"`);
      expect(entry).toContain(`hreflang="sv" href="${origin}/sv/museer"`);
      expect(entry).toContain(`hreflang="en" href="${origin}/en/museums"`);
      expect(entry).toContain(`hreflang="x-default" href="${origin}/museot"`);
    }
  });

  test('lists every museum that accepts the card', async () => {
    const { body } = await portal.app.inject({ url: '/sitemap.xml' });

    expect(body.match(/<loc>[^<]*\/museot\/[^<]+<\/loc>/g)?.length).toBeGreaterThan(50);
    expect(body).toContain(`<loc>${portal.settings.publicUrl}/en/museums/amos-rex</loc>`);
  });

  test.each(['/osta/itselle', '/oma', '/kirjaudu', '/maksu', '/kiitos', '/dev/', '/ei-loydy'])(
    'does not list paths that begin with %s',
    async (path) => {
      const { body } = await portal.app.inject({ url: '/sitemap.xml' });

      expect(body).not.toContain(`<loc>${portal.settings.publicUrl}${path}`);
    },
  );
});

test('robots.txt disallows API paths and names the sitemap', async () => {
  const { body, headers } = await portal.app.inject({ url: '/robots.txt' });

  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Disallow: /lwr/\n');
  expect(body).toContain(`Sitemap: ${portal.settings.publicUrl}/sitemap.xml\n`);
  expect(body).not.toContain('Disallow: /\n');
});
