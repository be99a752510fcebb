import type { z } from 'zod';
import type { museumPage as pageShape } from '../../contract/museum/museum-shapes.ts';
import { cents, toEuros } from '../../domain/base/cents.ts';
import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import { nearest } from '../../domain/museum/distance.ts';
import { comingExceptions, weekOf } from '../../domain/museum/hours/hours-table.ts';
import type { Database } from '../db/database.ts';
import { type ListedWithFacts, listMuseums } from './listed-museums.ts';
import { findPageFacts, type PageFacts } from './museum-page-queries.ts';
import { type PicturePaths, publicPaths } from './picture/picture-paths.ts';

export type MuseumPage = z.output<typeof pageShape>;
type MuseumPageQuery = { slug: string; language: Language; today: LocalDate };

const NEARBY = 3;

/** Null when the museum does not exist or does not accept the card today. */
export async function museumPage(
  db: Database,
  { slug, language, today }: MuseumPageQuery,
): Promise<MuseumPage | null> {
  const museums = await listMuseums(db, language, today);
  const museum = museums.find(({ listed }) => listed.slug === slug);
  if (!museum) return null;
  return pageOf(museum, await findPageFacts(db, museum.id, language), { museums, today });
}

type PageContext = { museums: ListedWithFacts[]; today: LocalDate; paths?: PicturePaths };

/** Shared by the public page (stored facts) and the editor's preview (unsaved facts). */
export function pageOf(
  { listed, hours, exhibitions }: ListedWithFacts,
  { charges, pictures, ...facts }: PageFacts,
  { museums, today, paths = publicPaths }: PageContext,
): MuseumPage {
  const others = museums.map((other) => other.listed);
  return {
    museum: listed,
    details: {
      ...facts,
      week: weekOf(hours, today),
      exceptions: comingExceptions(hours, today),
      exhibitions: exhibitions.map(({ museumId: _, ...show }) => show),
      charges: charges.map(({ name, cents: amount }) => ({ name, amount: toEuros(cents(amount)) })),
      pictures: pictures.map(({ id, alt }) => ({ ...paths(id), alt })),
    },
    nearby: nearest(listed, others, NEARBY).map((near) => ({
      ...near,
      kilometres: Math.round(near.kilometres * 100) / 100,
    })),
  };
}
