import { randomUUID } from 'node:crypto';
import type { MuseumException, MuseumSeason } from '../../domain/museum/museum-facts.ts';
import type { Transaction } from '../db/database.ts';

export async function writeSeasons(
  tx: Transaction,
  museumId: string,
  seasons: MuseumSeason[],
): Promise<void> {
  await tx.query('delete from museum_season where museum_id = $1', [museumId]);
  const named = seasons.map((season) => ({ ...season, id: randomUUID() as string }));
  await tx.query(
    `insert into museum_season (id, museum_id, begins_on, ends_on)
     select id, $1, "beginsOn", "endsOn"
       from jsonb_to_recordset($2) as season (id uuid, "beginsOn" date, "endsOn" date)`,
    [museumId, JSON.stringify(named)],
  );
  const hours = named.flatMap(({ id, hours: spans }) =>
    spans.map((span) => ({ ...span, season: id })),
  );
  await tx.query(
    `insert into museum_hours (season_id, weekday, opens, closes)
     select season, weekday, opens, closes
       from jsonb_to_recordset($1) as span (season uuid, weekday int, opens time, closes time)`,
    [JSON.stringify(hours)],
  );
}

export async function writeExceptions(
  tx: Transaction,
  museumId: string,
  exceptions: MuseumException[],
): Promise<void> {
  await tx.query('delete from museum_exception where museum_id = $1', [museumId]);
  await tx.query(
    `insert into museum_exception (museum_id, day, opens, closes, reason_fi, reason_sv, reason_en)
     select $1, day, opens, closes, nullif(reason ->> 'fi', ''), nullif(reason ->> 'sv', ''), nullif(reason ->> 'en', '')
       from jsonb_to_recordset($2) as exception (day date, opens time, closes time, reason jsonb)`,
    [museumId, JSON.stringify(exceptions)],
  );
}
