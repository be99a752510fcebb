import {
  type MuseumFacts,
  type MuseumPart,
  partsOf,
  type SomeFacts,
  type Words,
} from '../../domain/museum/museum-facts.ts';
import type { Transaction } from '../db/database.ts';
import { placePictures } from './picture/picture-queries.ts';
import { writeExceptions, writeSeasons } from './write-hours-queries.ts';

type Write<Part extends MuseumPart> = (
  tx: Transaction,
  museumId: string,
  value: MuseumFacts[Part],
) => Promise<void>;

/** Each part is replaced as a whole. */
const WRITE: { [Part in MuseumPart]: Write<Part> } = {
  name: (tx, id, words) => setWords(tx, id, 'name', words),
  town: (tx, id, words) => setWords(tx, id, 'town', words),
  description: (tx, id, words) => setWords(tx, id, 'description', words),
  address: (tx, id, { street, zipCode }) =>
    set(tx, id, { street_address: street || null, zip_code: zipCode || null }),
  place: (tx, id, { latitude, longitude }) => set(tx, id, { latitude, longitude }),
  contact: (tx, id, { website, phone, emailAddress }) =>
    set(tx, id, {
      website: website || null,
      phone: phone || null,
      email_address: emailAddress || null,
    }),
  visit: (tx, id, { forChildren, lastEntryMinutes }) =>
    set(tx, id, { for_children: forChildren, last_entry_minutes: lastEntryMinutes }),
  membership: (tx, id, { joinedOn, leftOn, leftReason }) =>
    set(tx, id, { joined_on: joinedOn, left_on: leftOn, left_reason: leftReason || null }),
  seasons: writeSeasons,
  exceptions: writeExceptions,
  exhibitions: (tx, id, shows) =>
    replace(
      tx,
      { museumId: id, table: 'museum_exhibition' },
      shows.map(({ id: showId, name, text, beginsOn, endsOn }) => ({
        id: showId,
        ...columns('name', name),
        ...columns('text', text),
        begins_on: beginsOn,
        ends_on: endsOn,
      })),
    ),
  charges: (tx, id, charges) =>
    replace(
      tx,
      { museumId: id, table: 'museum_extra_charge' },
      charges.map(({ name, amount }, place) => ({
        place,
        ...columns('name', name),
        amount_cents: amount,
      })),
    ),
  async access(tx, id, { checkedOn, facts }) {
    await set(tx, id, { access_checked_on: checkedOn });
    await replace(tx, { museumId: id, table: 'museum_access' }, facts);
  },
  ways: (tx, id, ways) =>
    replace(
      tx,
      { museumId: id, table: 'museum_way' },
      ways.map(({ kind, text }) => ({ kind, ...columns('text', text) })),
    ),
  prices: (tx, id, prices) =>
    replace(
      tx,
      { museumId: id, table: 'museum_ticket_price' },
      prices.map(({ validFrom, amount }) => ({ valid_from: validFrom, amount_cents: amount })),
    ),
  pictures: placePictures,
};

export async function writeMuseumParts(
  tx: Transaction,
  museumId: string,
  facts: SomeFacts,
): Promise<void> {
  const write = async <Part extends MuseumPart>(part: Part) => {
    const value: MuseumFacts[Part] | undefined = facts[part];
    if (value !== undefined) await WRITE[part](tx, museumId, value);
  };
  for (const part of partsOf(facts)) await write(part);
}

export async function insertMuseum(
  tx: Transaction,
  { slug, facts }: { slug: string; facts: MuseumFacts },
): Promise<string> {
  const { name, town, place, membership } = facts;
  const { rows } = await tx.query<{ id: string }>(
    `insert into museum (slug, name_fi, name_sv, name_en, town_fi, town_sv, town_en, latitude, longitude, joined_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      slug,
      ...[name.fi, name.sv, name.en, town.fi, town.sv, town.en],
      ...[place.latitude, place.longitude, membership.joinedOn],
    ],
  );
  const id = rows[0]?.id ?? '';
  await writeMuseumParts(tx, id, facts);
  return id;
}

/** Only for a museum without visits or staff; its pictures become unpublished. */
export async function deleteMuseum(tx: Transaction, id: string): Promise<void> {
  await placePictures(tx, id, []);
  await tx.query('delete from museum_ticket_price where museum_id = $1', [id]);
  await tx.query('delete from museum where id = $1', [id]);
}

type Column = string | number | boolean | null;

const columns = (name: string, words: Words) => ({
  [`${name}_fi`]: words.fi || null,
  [`${name}_sv`]: words.sv || null,
  [`${name}_en`]: words.en || null,
});

const setWords = (tx: Transaction, id: string, name: string, words: Words) =>
  set(tx, id, columns(name, words));

/** Column names are literals of the code, never taken from a request. */
async function set(tx: Transaction, id: string, values: Record<string, Column>): Promise<void> {
  const names = Object.keys(values);
  await tx.query(
    `update museum set ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')} where id = $1`,
    [id, ...Object.values(values)],
  );
}

async function replace(
  tx: Transaction,
  { museumId, table }: { museumId: string; table: string },
  rows: Record<string, Column>[],
): Promise<void> {
  await tx.query(`delete from ${table} where museum_id = $1`, [museumId]);
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first).join(', ');
  await tx.query(
    `insert into ${table} (museum_id, ${names})
     select $1, ${names} from jsonb_populate_recordset(null::${table}, $2)`,
    [museumId, JSON.stringify(rows)],
  );
}
