import pg from 'pg';
import type { Columns, Driver } from './pg-internals.ts';

/** A prepared statement of one connection. */
export type NamedStatement = { name: string; text: string; columns: Columns | null };

/**
 * Describes the columns of a statement once. They are fixed while the statement is prepared; PostgreSQL refuses it
 * after a schema change.
 */
export class NamedQuery extends pg.Query {
  readonly #statement: NamedStatement;

  constructor(statement: NamedStatement, values: unknown[]) {
    super(statement.text, values);
    this.name = statement.name;
    this.#statement = statement;
  }

  override prepare(connection: Driver): void {
    const { columns } = this.#statement;
    if (columns) {
      Object.assign(this._result, columns);
      this._accumulateRows = true;
    }
    super.prepare(columns ? withoutDescribing(connection) : connection);
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#statement.columns ??= { fields, _parsers, _prebuiltEmptyResultObject };
    super.handleCommandComplete(message, connection);
  }
}

const silent = new WeakMap<Driver, Driver>();

/** The connection without the describe message, which is not needed again. */
function withoutDescribing(connection: Driver): Driver {
  const known = silent.get(connection);
  if (known) return known;
  const made = Object.assign(Object.create(connection) as Driver, { describe: () => {} });
  silent.set(connection, made);
  return made;
}
