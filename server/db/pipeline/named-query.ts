import pg from 'pg';

/** What the driver works out of a description of columns. */
type Columns = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };
type Driver = { describe(portal: unknown): void };
export type Answered = (fault: Error | null, result?: pg.QueryResult) => void;

/** A statement as one connection knows it. */
export type NamedStatement = { name: string; text: string; columns: Columns | null };

// The driver's types leave out what its constructor takes and what it does on the way.
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
 * Asks for the columns of a statement once. PostgreSQL keeps them the same for as long as the statement has its name, and
 * refuses it after a change of the schema.
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

/** The same connection, but for the question that needs no answer any more. */
function withoutDescribing(connection: Driver): Driver {
  const known = silent.get(connection);
  if (known) return known;
  const made = Object.assign(Object.create(connection) as Driver, { describe: () => {} });
  silent.set(connection, made);
  return made;
}
