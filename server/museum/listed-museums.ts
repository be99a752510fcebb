import type { z } from 'zod';
import type { listedMuseum as listedShape } from '../../contract/museum/museum-shapes.ts';
import { cents, toEuros } from '../../domain/base/cents.ts';
import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { MuseumHours } from '../../domain/museum/hours/hours.ts';
import { hoursToday } from '../../domain/museum/hours/hours-state.ts';
import type { Database } from '../db/database.ts';
import { findExhibitions, type ShownExhibition } from './exhibition-queries.ts';
import { findHours } from './hours-queries.ts';
import { findMuseums, type Museum } from './museum-queries.ts';
import { drawingPaths, type PicturePaths, publicPaths } from './picture/picture-paths.ts';

type Listed = z.output<typeof listedShape>;
export type ListedWithFacts = {
  id: string;
  listed: Listed;
  hours: MuseumHours;
  exhibitions: ShownExhibition[];
};

const NO_HOURS: MuseumHours = { seasons: [], exceptions: [] };

/** All museums of the day with hours and exhibitions, by town and name. */
export async function listMuseums(
  db: Database,
  language: Language,
  today: LocalDate,
): Promise<ListedWithFacts[]> {
  const [museums, hours, exhibitions] = await Promise.all([
    findMuseums(db, language, today),
    findHours(db, language, today),
    findExhibitions(db, language, today),
  ]);
  const shows = byMuseum(exhibitions);
  return museums.map((museum) => {
    const own = {
      hours: hours.get(museum.id) ?? NO_HOURS,
      exhibitions: shows.get(museum.id) ?? [],
    };
    return { id: museum.id, listed: listedMuseum(museum, own, today), ...own };
  });
}

/** One museum, from its rows or from unsaved input. */
export function listedMuseum(
  { id: _, ticketPrice, pictureId, lastEntryMinutes, ...museum }: Museum,
  { hours, exhibitions }: Pick<ListedWithFacts, 'hours' | 'exhibitions'>,
  today: LocalDate,
  paths: PicturePaths = publicPaths,
): Listed {
  return {
    ...museum,
    ticketPrice: ticketPrice === null ? null : toEuros(cents(ticketPrice)),
    picture: pictureId ? paths(pictureId) : drawingPaths(museum.slug),
    hours: hoursToday(hours, today, lastEntryMinutes),
    exhibitions: exhibitions
      .filter(({ beginsOn }) => beginsOn <= today)
      .map(({ name, beginsOn, endsOn }) => ({ name, beginsOn, endsOn })),
  };
}

function byMuseum(exhibitions: ShownExhibition[]): Map<string, ShownExhibition[]> {
  const shows = new Map<string, ShownExhibition[]>();
  for (const show of exhibitions) {
    const own = shows.get(show.museumId);
    if (own) own.push(show);
    else shows.set(show.museumId, [show]);
  }
  return shows;
}
