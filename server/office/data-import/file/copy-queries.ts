import type { Writable } from 'node:stream';
import { from as copyFrom } from 'pg-copy-streams';
import type { Connection } from '../../../db/database.ts';

const COPY = `copy data_import_row
  (import_id, kind, place, outer_id, fields, digest, target_id, parent_id, museum_id, repeat_number, verdict, why, columns, found)
  from stdin`;

/** Accepts lines in COPY's text format. */
export const copyIntoRows = (connection: Connection): Writable => connection.query(copyFrom(COPY));
