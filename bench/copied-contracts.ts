import { type Database, openClient } from '../server/db/database.ts';

/** Unique columns other than ids in a contract's rows; `n` is the number of the copy. */
const UNIQUE: Record<string, string> = {
  'account.email_address': `'holder-' || n || '@example.fi'`,
  'museum_card.customer_number': `(4000000000000000 + n)::text`,
  'payment.reference': `md5(row.reference || n)`,
  'payment.return_key': `md5(row.return_key || n)`,
};

type Column = { name: string; type: string; isIdentity: boolean };

/**
 * Copies the rows made by `make` many times, with new ids and references. Making a hundred thousand contracts one by
 * one would take longer than charging them.
 */
export async function copyRows(
  databaseUrl: string,
  copies: number,
  make: () => Promise<unknown>,
): Promise<void> {
  // Its statements take minutes, longer than the pool's statement timeout.
  const client = openClient(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ since: string }>(
    'select pg_current_xact_id()::text::bigint as since',
  );
  await make();
  const since = rows[0]?.since ?? '0';
  try {
    // Without triggers and foreign keys: copies of consistent rows are consistent.
    await client.query('set session_replication_role = replica');
    for (const [table, columns] of await findTables(client)) {
      await client.query(copyStatement(table, columns, copies, since));
    }
    // Slow hashes that a live scheme computed when these cards were new.
    await client.query(
      `insert into desk_list_entry (card_id, digest, hash, version)
       select id, sha256(customer_number::bytea), substring(sha256(customer_number::bytea) for 5), 1
         from museum_card on conflict do nothing`,
    );
    await client.query('delete from desk_list_change');
  } finally {
    await client.end();
  }
}

async function findTables(db: Database): Promise<Map<string, Column[]>> {
  const { rows } = await db.query<Column & { table: string }>(
    `select t.table_name as "table", column_name as name, c.data_type as type,
            is_identity = 'YES' or coalesce(column_default, '') like 'nextval%' as "isIdentity"
       from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      order by t.table_name, ordinal_position`,
  );
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of rows)
    tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

function copyStatement(table: string, columns: Column[], copies: number, since: string): string {
  const copiedValue = ({ name, type, isIdentity }: Column) => {
    const unique = UNIQUE[`${table}.${name}`];
    if (unique) return unique;
    if (isIdentity) return `nextval(pg_get_serial_sequence('${table}', '${name}'))`;
    if (type === 'uuid') return `md5(row.${name} || n::text)::uuid`;
    if (type !== 'text') return `row.${name}`;
    // A text that contains the id of a copied row, bare or as "payment:<id>".
    return `case when row.${name} ~ '(^|:)[0-9a-f]{8}-[0-9a-f-]{27}$'
                 then left(row.${name}, -36) || md5(right(row.${name}, 36) || n)::uuid else row.${name} end`;
  };
  return `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value
          select ${columns.map(copiedValue).join(', ')}
            from ${table} row, generate_series(1, ${copies}) n
           where row.xmin::text::bigint >= ${since} on conflict do nothing`;
}
