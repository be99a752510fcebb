import type { Column, Reference, Schema } from './schema-queries.ts';
import { SCHEMA_SUBJECTS } from './schema-subjects.ts';

const HEAD = `# Data model

Made from the migrated database by \`npm run docs:schema\`; a test fails when this page differs from it. Do not edit it by hand.

PK: primary key, UK: unique, FK: refers to another table, "null": may be empty. A table without columns is drawn on another page.
How long each table keeps its rows is in [keeping-times.md](keeping-times.md), what the words mean in [words.md](words.md).
`;

/** docs/schema.md: one diagram per subject, and the allowed values of columns. */
export function schemaDocument(schema: Schema): string {
  const tables = new Set(schema.columns.map(({ table }) => table));
  const drawn = Object.values(SCHEMA_SUBJECTS).flatMap((subject) => subject.tables);
  const missing = [...tables].filter((table) => !drawn.includes(table));
  const gone = drawn.filter((table) => !tables.has(table));
  if (missing.length + gone.length > 0)
    throw new Error(`db/schema-subjects.ts lacks [${missing}] and has too much [${gone}].`);

  const drawings = Object.entries(SCHEMA_SUBJECTS).map(
    ([name, { about, tables }]) => `## ${name}\n\n${about}\n\n${drawing(schema, tables)}\n`,
  );
  return [HEAD, ...drawings, wordLists(schema)].join('\n');
}

function drawing(schema: Schema, tables: string[]): string {
  const references = schema.references.filter(({ table }) => tables.includes(table));
  const lines = references.map((reference) => line(schema, reference));
  const boxes = tables.toSorted().map((table) => box(schema, table));
  return ['```mermaid', 'erDiagram', ...new Set(lines), ...boxes, '```'].join('\n');
}

function line(schema: Schema, { table, columns, to }: Reference): string {
  const isOptional = schema.columns.some(
    (column) => column.table === table && columns.includes(column.name) && column.isNullable,
  );
  const isOne = schema.keys.some(
    (key) => key.table === table && key.columns.join() === columns.join(),
  );
  const label = columns.join(', ');
  return `  ${to} ${isOptional ? '|o' : '||'}--${isOne ? 'o|' : 'o{'} ${table} : "${label}"`;
}

function box(schema: Schema, table: string): string {
  const rows = schema.columns.filter((column) => column.table === table);
  return [`  ${table} {`, ...rows.map((column) => `    ${row(schema, column)}`), '  }'].join('\n');
}

function row(schema: Schema, { table, name, type, isNullable }: Column): string {
  const has = (kind: 'p' | 'u') =>
    schema.keys.some(
      (key) =>
        key.table === table &&
        key.kind === kind &&
        (kind === 'p' ? key.columns.includes(name) : key.columns.join() === name),
    );
  const marks = [
    has('p') && 'PK',
    schema.references.some((to) => to.table === table && to.columns.includes(name)) && 'FK',
    has('u') && !has('p') && 'UK',
  ].filter(Boolean);
  const parts = [plainType(type), name, marks.join(', '), isNullable && '"null"'];
  return parts.filter(Boolean).join(' ');
}

// Mermaid types are single words.
const plainType = (type: string) =>
  type
    .replace('timestamp with time zone', 'timestamptz')
    .replace(/\(.*\)/, '')
    .replaceAll(' ', '_');

function wordLists({ wordLists }: Schema): string {
  const rows = wordLists
    .map(({ name, check }) => ({ name, words: check.match(/'[^']+'/g) ?? [] }))
    .filter(({ words }) => words.length > 0)
    .map(({ name, words }) => `| \`${name}\` | ${words.join(', ').replaceAll("'", '`')} |`);
  return ['## Lists of words', '', '| domain | words |', '| --- | --- |', ...rows, ''].join('\n');
}
