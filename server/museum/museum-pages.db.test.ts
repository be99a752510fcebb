import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
  const { rows } = await portal.pool.query(
    `update museum set street_address = 'Rantakatu 1', zip_code = '00100', for_children = true
      where slug = 'amos-rex' returning id`,
  );
  const id = rows[0].id;
  await portal.pool.query(
    `with season as (insert into museum_season (museum_id, begins_on) values ($1, '2020-01-01') returning id)
     insert into museum_hours select id, day, '10:00', '24:00' from season, generate_series(1, 6) as day`,
    [id],
  );
  await portal.pool.query(
    `insert into museum_exhibition (museum_id, name_fi, name_sv, name_en, begins_on)
     values ($1, 'Valo; paino', 'Ljus', 'Light', '2020-01-01')`,
    [id],
  );
  await portal.pool.query(
    `insert into museum_extra_charge values ($1, 1, 'Simulaattori', 'Simulator', 'Simulator', 400)`,
    [id],
  );
  await portal.pool.query(`insert into museum_access values ($1, 'stepFree', true, null)`, [id]);
});
afterAll(() => portal.stop());

const read = async (call: string) =>
  (await portal.app.inject({ url: `/lwr/apex/v65.0/MuseumCardGuestController/${call}` })).json();

test('a listed museum has today’s opening hours, exhibitions and picture', async () => {
  const all = await read('getMuseumDirectory?language=sv');
  const museum = all.find(({ slug }: { slug: string }) => slug === 'amos-rex');

  expect(museum).toMatchObject({
    isForChildren: true,
    isStepFree: true,
    picture: {
      narrow: '/museum-drawings/v1/480/amos-rex.webp',
      small: '/museum-drawings/v1/amos-rex.webp',
      large: null,
    },
    exhibitions: [{ name: 'Ljus', endsOn: null }],
  });
  expect(museum.hours.next.opens).toBe('10:00');
});

test('a museum page has the week’s hours, extra fees and nearby museums', async () => {
  const { details, nearby } = await read('getMuseum?language=fi&slug=amos-rex');

  expect(details).toMatchObject({
    street: 'Rantakatu 1',
    week: [
      { from: 1, to: 6, spans: [{ opens: '10:00', closes: '24:00' }] },
      { from: 7, to: 7, spans: [] },
    ],
    charges: [{ name: 'Simulaattori', amount: 4 }],
    access: [{ fact: 'stepFree', works: true, measure: null }],
  });
  expect(nearby).toHaveLength(3);
});

test('museums of the same name and town keep their order after an edit', async () => {
  await portal.pool.query(
    `update museum set name_fi = 'Kotimuseo', town_fi = 'Ahola', left_on = null
      where slug in (select slug from museum order by slug limit 5)`,
  );
  const namesakes = async () => {
    const all: { slug: string; name: string }[] = await read('getMuseumDirectory?language=fi');
    return all.filter(({ name }) => name === 'Kotimuseo').map(({ slug }) => slug);
  };
  const order = await namesakes();
  expect(order).toHaveLength(5);
  for (const slug of order) {
    await portal.pool.query('update museum set phone = phone where slug = $1', [slug]);
    expect(await namesakes()).toEqual(order);
  }
});

test('open data is public, and an unchanged file answers 304', async () => {
  const first = await portal.app.inject({ url: '/museums.json' });
  expect(first.headers['access-control-allow-origin']).toBe('*');
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  expect(first.json().museums.length).toBeGreaterThan(50);

  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await portal.app.inject({ url: '/museums.json', headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['/museot/nayttelyt.ics', 'SUMMARY:Valo\\; paino\\, Amos Rex'],
  ['/sv/museer/amos-rex/utstallningar.ics', 'X-WR-CALNAME:Utställningar: Amos Rex'],
  ['/en/museums/exhibitions.ics', 'SUMMARY:Light\\, Amos Rex'],
])('%s is a calendar', async (url, line) => {
  const { body, headers } = await portal.app.inject({ url });

  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body.split('\r\n')).toContain(line);
});

test('a drawing is served as immutable, and an unknown museum has none', async () => {
  const drawing = await portal.app.inject({ url: '/museum-drawings/v1/amos-rex.webp' });
  expect(drawing.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(drawing.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  const narrow = await portal.app.inject({ url: '/museum-drawings/v1/480/amos-rex.webp' });
  expect(narrow.headers['cache-control']).toBe(drawing.headers['cache-control']);
  expect(await sharp(narrow.rawPayload).metadata()).toMatchObject({ width: 480, height: 300 });
  expect(narrow.rawPayload.length).toBeLessThan(0.6 * drawing.rawPayload.length);

  for (const url of [
    '/museum-drawings/v1/none.webp',
    '/museum-drawings/v1/480/none.webp',
    '/exhibition-drawings/v1/b7e4c1f0-5a74-4123-8456-178904536289.webp',
    '/museot/none/nayttelyt.ics',
  ]) {
    expect((await portal.app.inject({ url })).statusCode).toBe(404);
  }
});
