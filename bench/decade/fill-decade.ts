import { openClient } from '../../server/db/database.ts';
import { holderName } from '../holder-names.ts';
import type { Size } from './decade-size.ts';
import { cardStatements, visitStatements } from './fill-cards.ts';
import { restStatements } from './fill-rest.ts';
import { NAMES } from './fill-rows.ts';
import { salesStatements } from './fill-sales.ts';

type Client = ReturnType<typeof openClient>;

/**
 * Data of ten years within the retention periods, with ids derived from numbers (`fill-rows.ts`). Written without
 * indexes, triggers and foreign keys, several tables in parallel; then the indexes are rebuilt and the rows checked.
 */
export async function fillDecade(
  databaseUrl: string,
  size: Size,
  told: (line: string) => void,
): Promise<void> {
  const clients = Array.from({ length: AT_ONCE }, () => openClient(databaseUrl));
  const [first] = clients;
  if (!first) return;
  try {
    for (const client of clients) {
      await client.connect();
      await client.query(SPEED);
    }
    await writeNames(first);
    // Long ones first, so that none runs alone at the end.
    const [independent, dependent] = [
      [...visitStatements(size), ...salesStatements(size), ...cardStatements(size)],
      restStatements(size),
    ];
    const tables = new Set(
      [...independent, ...dependent].flatMap(
        (statement) => /^insert into (\w+)/.exec(statement)?.[1] ?? [],
      ),
    );
    for (const table of tables) await dropIndexes(first, table);
    await inTurns(clients, independent, told);
    for (const statement of dependent) await step(first, statement, told);
    await inTurns(
      clients,
      [...tables].map((table) => `reindex table ${table}`),
      told,
    );
    await first.query('drop table decade_name, decade_word');
    await step(first, 'vacuum (analyze)', told);
  } finally {
    for (const client of clients) await client.end();
  }
}

const AT_ONCE = 4;
const SPEED = `set session_replication_role = replica; set synchronous_commit = off;
  set maintenance_work_mem = '512MB'; set work_mem = '128MB'`;

/** A free connection takes the next statement. */
async function inTurns(clients: Client[], statements: string[], told: (line: string) => void) {
  const left = [...statements];
  await Promise.all(
    clients.map(async (client) => {
      for (let next = left.shift(); next; next = left.shift()) await step(client, next, told);
    }),
  );
}

async function step(client: Client, statement: string, told: (line: string) => void) {
  const start = performance.now();
  await client.query(statement);
  const seconds = (performance.now() - start) / 1000;
  if (seconds > 10)
    told(`${seconds.toFixed(0)} s: ${statement.slice(0, 60).replaceAll('\n', ' ')}`);
}

/** While it is dropped, PostgreSQL neither reads nor writes it. */
async function dropIndexes(client: Client, table: string): Promise<void> {
  await client.query(
    `update pg_index set indisready = false, indisvalid = false where indrelid = $1::regclass`,
    [table],
  );
}

/** Twenty thousand names with realistic frequencies, and their search words. */
async function writeNames(client: Client): Promise<void> {
  const names = Array.from({ length: NAMES }, (_, index) => holderName(index));
  await client.query(
    `create unlogged table decade_name as
     select (row - 1)::int as number, first_name, last_name
       from unnest($1::text[], $2::text[]) with ordinality listed (first_name, last_name, row)`,
    [names.map(({ first }) => first), names.map(({ last }) => last)],
  );
  await client.query(
    `create unlogged table decade_word as
     select number, role, found.word, found.written
       from decade_name,
            lateral (values ('firstName', first_name), ('lastName', last_name)) part (role, name),
            lateral search_words(part.name) found;
     create index on decade_name (number);
     analyze decade_name, decade_word`,
  );
}
