import pg from 'pg';

/** Parsers that the driver derives from a column description. */
type Columns = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };
type Driver = { describe(portal: unknown): void };
export type Answered = (fault: Error | null, result?: pg.QueryResult) => void;

/** A prepared statement of one connection. */
export type NamedStatement = { name: string; text: string; columns: Columns | null };

// Constructor arguments and internals that the driver's types leave out.
const DriverQuery = pg.Query as unknown as new (
  text: string,
  values: unknown[],
) => pg.Submittable & {
  name: string;
  callback?: Answered;
  _result: Columns;
  _accumulateRows: unknown;
  prepare(connection: Driver): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
};

/**
 * Describes the columns of a statement once. They are fixed while the statement is prepared; PostgreSQL refuses it
 * after a schema change.
 */
export class NamedQuery extends DriverQuery {
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
