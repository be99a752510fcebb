import { type ColumnName, IMPORT_COLUMNS } from '../../../domain/data-import/import-columns.ts';
import type { ColumnType, ImportKind } from '../../../domain/data-import/import-kinds.ts';

/** How a column of a canonical file stands in the database: written by an import and its undo, read by an export. */
export type StoredColumn = {
  /** SQL of its cell in an export. */
  read: string;
  /** Table (or its alias) and column that an import writes; without: written in a way of its own. */
  into?: `${string}.${string}`;
  /** SQL of what is written, over the staged `row`; otherwise the cell. */
  write?: string;
  /** Stored for an empty cell; otherwise null. */
  empty?: string;
};
export type StoredColumns<
  Kind extends ImportKind,
  Column extends StoredColumn = StoredColumn,
> = Readonly<Record<ColumnName<Kind>, Column>>;

const CASTS: Partial<Record<ColumnType, string>> = {
  whole: 'int',
  euros: 'int',
  year: 'int',
  day: 'date',
  yesNo: 'boolean',
};

export type Written = {
  /** In the file. */
  name: string;
  /** In its table, and with it. */
  column: string;
  stored: string;
  /** SQL for an empty cell; null: it stays null. */
  empty: string | null;
  /** SQL of the value in `row.fields`, the file's, or in `row.before`, what stood here. */
  valueIn: (cells: string) => string;
};

/** The columns that an import writes to a table as they are. */
export function writtenTo<Kind extends ImportKind>(
  table: string,
  kind: Kind,
  columns: StoredColumns<Kind>,
): Written[] {
  return IMPORT_COLUMNS[kind].flatMap(({ name, type }) => {
    const { into, write, empty = null } = columns[name];
    if (!into?.startsWith(`${table}.`)) return [];
    const valueIn = (cells: string) => {
      const text = `${cells} ->> '${name}'`;
      const cast = CASTS[type] ? `(${text})::${CASTS[type]}` : text;
      const value = (cells === 'row.fields' && write) || cast;
      return empty === null ? value : `coalesce(${value}, '${empty}')`;
    };
    return [{ name, column: into.slice(table.length + 1), stored: into, empty, valueIn }];
  });
}

/** For `insert into … (names) select values`. */
export const namesOf = (columns: Written[]) => columns.map(({ column }) => column).join(', ');
export const valuesOf = (columns: Written[]) =>
  columns.map(({ valueIn }) => valueIn('row.fields')).join(', ');

/** For `update … set`. */
export const setFrom = (cells: 'row.fields' | 'row.before', columns: Written[]) =>
  columns.map(({ column, valueIn }) => `${column} = ${valueIn(cells)}`).join(', ');

/** For `select`: every column of the file under its name. */
export const cellsOf = <Kind extends ImportKind, Column extends StoredColumn>(
  kind: Kind,
  columns: StoredColumns<Kind, Column>,
  read: (column: Column) => string = (column) => column.read,
) => IMPORT_COLUMNS[kind].map(({ name }) => `${read(columns[name])} as ${name}`).join(', ');
