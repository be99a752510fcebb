import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TABLE_PARTS } from '../../../../domain/museum/part-tables.ts';
import { givenMuseum } from '../../../../test/given.ts';
import { type OfficeMember, officeMember } from '../../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';
import { readTable } from '../../../csv/read-csv.ts';

let running: TestApp;
let care: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  care = await officeMember(running, ['museumCare']);
});
afterAll(() => running.stop());

const exported = async () => (await care.open('/office/museums.csv')).body;
const preview = (csv: string) => care.ask('previewImportMuseums', { input: { csv } });
async function bring(csv: string) {
  const { previewed } = await preview(csv);
  const actionRequest = {
    input: { csv },
    actionId: randomUUID(),
    reason: 'kevään aukioloajat',
    previewed,
  };
  return care.ask('performImportMuseums', actionRequest);
}

test('importing an unchanged export changes nothing', async () => {
  await running.pool.query(
    `update museum set phone = '+358 9 123', description_fi = 'Yksi, kaksi; "kolme"', description_sv = '=1', description_en = 'x'
      where id = (select id from museum limit 1)`,
  );
  const csv = await exported();
  expect(csv.split('\r\n').length).toBeGreaterThan(70);
  expect(await preview(csv)).toMatchObject({ refusal: { key: 'nothingChanges' } });
});

test('a partial table changes only its rows and columns, a new slug adds a museum, and undo reverts all', async () => {
  const slug = `museo-${randomUUID()}`;
  await givenMuseum(running.pool, { slug });
  const before = await exported();
  const csv = [
    'slug;name_fi;name_sv;name_en;town_fi;town_sv;town_en;hours;ticket_prices;latitude;longitude',
    `${slug};Museo;Museet;The Museum;Turku;Åbo;Turku;2027-01-01/ 2-7 11:00-18:00;2028-01-01 15.00;60.45;22.27`,
    `${slug}-uusi;Uusi;Ny;New;Salo;Salo;Salo;;;60,38;23,13`,
  ].join('\n');
  const { lines } = await preview(csv);
  expect(lines[0]).toMatchObject({ label: 'rows', after: { key: 'count', values: [1, 1] } });
  expect(JSON.stringify(lines[1])).toContain('ti–su 11.00–18.00');
  const { actionId } = await bring(csv);
  expect(await exported()).toContain('2027-01-01/ 2-7 11:00-18:00');
  expect(await preview(csv)).toMatchObject({ refusal: { key: 'nothingChanges' } });
  await care.ask('undoAction', { actionId, undoId: randomUUID(), reason: 'väärä tiedosto' });
  expect(await exported()).toBe(before);
});

test('faults are reported by line and nothing is imported', async () => {
  const before = await exported();
  const slug = before.split('\r\n')[1]?.split(';')[0];
  const csv = `slug;latitude;name_sv\n${slug};60,17;Bra\nEi kelpaa;60;x\n${slug};60;x\nuusi-museo;pohjoinen;x`;
  const { refusal } = await preview(csv);
  expect(refusal?.key).toBe('badLines');
  expect(refusal?.values[0]).toBe(3);
  expect(String(refusal?.values[1]).split('\n')).toEqual([
    expect.stringMatching(/^Rivi 3, sarake slug: osoite ei kelpaa/),
    expect.stringMatching(/^Rivi 3, sarake name_fi: /),
    expect.stringMatching(/^Rivi 3, sarake town_fi: /),
    expect.stringMatching(/^Rivi 3, sarake longitude: /),
    expect.stringMatching(/^Rivi 4, sarake slug: sama museo/),
    expect.stringMatching(/^Rivi 5, sarake latitude: arvoa ”pohjoinen” ei voi lukea/),
    expect.stringMatching(/^Rivi 5, sarake name_fi: /),
    expect.stringMatching(/^Rivi 5, sarake town_fi: /),
  ]);
  expect(await preview('nimi;osoite\na;b')).toMatchObject({ refusal: { key: 'badLines' } });
  expect(await exported()).toBe(before);
});

test('all faults of all rows are reported by row and column, and valid rows are not written either', async () => {
  const [sound, wrong] = [`museo-${randomUUID()}`, `museo-${randomUUID()}`];
  for (const slug of [sound, wrong]) await givenMuseum(running.pool, { slug });
  const before = await exported();
  const csv = [
    'slug;name_sv;zip_code;website;email_address;for_children;hours;left_on;mitä',
    `${sound};Nytt namn;20100;https://museo.fi;a@museo.fi;1;2027-01-01/ 2-7 11:00-18:00;;`,
    `${wrong};;2010;ftp://museo.fi;posti;kyllä;aina auki;2000-01-01;x`,
    'olematon;;;;;0;;;',
  ].join('\n');
  const { refusal } = await preview(csv);
  const told = String(refusal?.values[1]).split('\n');
  expect(refusal?.values[0]).toBe(3);
  expect(told.filter((line) => /^Rivi [123]\b/.test(line))).toEqual([
    'Rivi 1: näitä sarakkeita ei voi lukea: mitä',
    'Rivi 3, sarake for_children: arvoa ”kyllä” ei voi lukea',
    'Rivi 3, sarake hours: arvoa ”aina auki” ei voi lukea',
    expect.stringMatching(/^Rivi 3, sarake name_sv: Tästä puuttuu/),
    'Rivi 3, sarake zip_code: Postinumerossa on viisi numeroa.',
    expect.stringMatching(/^Rivi 3, sarake website: .*Kirjoitit: ftp:..museo.fi/),
    expect.stringMatching(/^Rivi 3, sarake email_address: /),
    expect.stringMatching(/^Rivi 3, sarake left_on: /),
  ]);
  expect(told.some((line) => line.startsWith('Rivi 4, sarake name_fi: '))).toBe(true);
  await expect(bring(csv)).rejects.toThrow();
  expect(await exported()).toBe(before);
});

test('a new museum without a location is refused', async () => {
  const csv =
    'slug;name_fi;name_sv;name_en;town_fi;town_sv;town_en\nuusi-museo;U;N;N;Salo;Salo;Salo';
  const { refusal } = await preview(csv);
  expect(String(refusal?.values[1])).toMatch(
    /^Rivi 2, sarake latitude: Museon paikka kartalla puuttuu vielä/,
  );
});

test('the export suits a spreadsheet with Finnish settings and is named by content and day', async () => {
  const [, [slug] = []] = readTable(await exported());
  await bring(`slug;phone\n${slug};+358294500401`);
  const { headers, body } = await care.open('/office/museums.csv');
  const [head = [], first = []] = readTable(body);
  const cell = (name: string) => first[head.indexOf(name)];

  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="museot-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(cell('latitude')).toMatch(/^\d{2},\d+$/);
  expect(cell('ticket_prices')).toMatch(/^\d{4}-\d\d-\d\d \d+,\d\d/);
  expect(cell('phone')).toBe('+358 29 4500401');
  expect(body).not.toContain("'+");
  const points = body.replaceAll(/(\d),(\d)/g, '$1.$2');
  expect(await preview(points)).toMatchObject({ refusal: { key: 'nothingChanges' } });
});

const tableOf = async (part: string) => (await care.open(`/office/museums.csv?part=${part}`)).body;

test.each(TABLE_PARTS)('importing an unchanged export of %s changes nothing', async (part) => {
  const csv = await tableOf(part);
  expect(csv.split('\r\n').length).toBeGreaterThan(70);
  expect(await preview(csv)).toMatchObject({ refusal: { key: 'nothingChanges' } });
});

test("a museum's exhibitions are replaced by the file, others stay, and an empty row removes them", async () => {
  const slug = `museo-${randomUUID()}`;
  await givenMuseum(running.pool, { slug });
  const before = await tableOf('exhibitions');
  const head =
    'slug;begins_on;ends_on;name_fi;name_sv;name_en;text_fi;text_sv;text_en;exhibition_id';
  const csv = `${head}\n${slug};2027-01-01;2027-05-31;Villa;Ull;Wool;;;;\n${slug};2027-06-01;;Pellava;Lin;Linen;;;;`;
  await bring(csv);
  const after = await tableOf('exhibitions');
  expect(after.split('\r\n').filter((line) => line.startsWith(slug))).toHaveLength(2);
  expect(after.split('\r\n')).toHaveLength(before.split('\r\n').length + 1);
  // Without an id, an exhibition matches by day and name.
  expect(await preview(csv)).toMatchObject({ refusal: { key: 'nothingChanges' } });
  await bring(`${head}\n${slug};;;;;;;;;`);
  expect(await tableOf('exhibitions')).toBe(before);
});

test('a copied exhibition id and missing columns are refused by line', async () => {
  const [one, other] = [`museo-${randomUUID()}`, `museo-${randomUUID()}`];
  await givenMuseum(running.pool, { slug: one });
  await givenMuseum(running.pool, { slug: other });
  const head =
    'slug;begins_on;ends_on;name_fi;name_sv;name_en;text_fi;text_sv;text_en;exhibition_id';
  await bring(`${head}\n${one};2027-01-01;;Villa;Ull;Wool;;;;`);
  const row = (await tableOf('exhibitions')).split('\r\n').find((line) => line.startsWith(one))!;
  const copied = [head, row, row, row.replace(one, other)].join('\n');
  const unnamed = [head, ...Array(2).fill(`${other};2027-01-01;;Villa;Ull;Wool;;;;`)].join('\n');

  const told = async (csv: string) => String((await preview(csv)).refusal?.values[1]).split('\n');
  expect(await told(copied)).toEqual([
    expect.stringMatching(/^Rivi 3, sarake exhibition_id: näyttely .+ on jo toisella rivillä/),
    expect.stringMatching(/^Rivi 4, sarake exhibition_id: näyttely .+ toisella museolla/),
  ]);
  expect(await told(unnamed)).toEqual([expect.stringMatching(/^Rivi 2: näyttely/)]);
  expect(await told(`slug;exception_day;reason_fi\n${one};2027-12-24;Joulu`)).toEqual([
    'Rivi 1: taulukosta puuttuu sarakkeita: opens, closes, reason_sv, reason_en. Lataa koko taulukko ja muuta sitä.',
  ]);
});

test('faults in a table of exceptional days are reported by line', async () => {
  const slug = (await exported()).split('\r\n')[1]?.split(';')[0];
  const head = 'slug;exception_day;opens;closes;reason_fi;reason_sv;reason_en';
  const rows = [
    `${slug};2027-12-24;10:00;12:00;Joulu;Jul;Christmas`,
    `${slug};joulu;10:00;;;;`,
    'ei-ole;2027-12-24;;;;;',
    `${slug};2027-12-24;;;;;`,
  ];
  const { refusal } = await preview([head, ...rows].join('\n'));
  expect(String(refusal?.values[1]).split('\n')).toEqual([
    expect.stringMatching(/^Rivi 3, sarake exception_day: arvoa ”joulu” ei voi lukea/),
    expect.stringMatching(/^Rivi 3, sarake closes: arvoa ”” ei voi lukea/),
    expect.stringMatching(/^Rivi 4, sarake slug: tällaista museota ei ole: ei-ole/),
    expect.stringMatching(/^Rivi 5, sarake exception_day: Poikkeuspäivä .* kahdesti/),
  ]);
});
