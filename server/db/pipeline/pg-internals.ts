import type pg from 'pg';

/** Parsers that the driver derives from a column description. */
export type Columns = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };
export type Driver = { describe(portal: unknown): void };
export type Answered = (fault: Error | null, result?: pg.QueryResult) => void;

// What the driver has and its types leave out.
declare module 'pg' {
  interface Query {
    name: string;
    callback?: Answered;
    _result: Columns;
    _accumulateRows: unknown;
    prepare(connection: Driver): void;
    handleCommandComplete(message: unknown, connection: unknown): void;
  }
}
