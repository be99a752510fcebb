import type { z } from 'zod';
import type { guestCalls } from '../../contract/guest-calls.ts';
import { cents, toEuros } from '../../domain/base/cents.ts';
import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import { nearest } from '../../domain/museum/distance.ts';
import { comingExceptions, weekOf } from '../../domain/museum/hours-table.ts';
import type { Database } from '../db/database.ts';
import { type ListedWithFacts, listMuseums } from './listed-museums.ts';
import { findPageFacts } from './museum-page-queries.ts';
import { largePicture, smallPicture } from './picture-paths.ts';

type Page = z.output<typeof guestCalls.getMuseum.output>;
type Asked = { slug: string; language: Language; today: LocalDate };

const NEARBY = 3;

/** Null: there is no such museum, or it does not take the card today. */
export async function museumPage(
  db: Database,
  { slug, language, today }: Asked,
): Promise<Page | null> {
  const museums = await listMuseums(db, language, today);
  const museum = museums.find(({ listed }) => listed.slug === slug);
  if (!museum) return null;
  const others = museums.map(({ listed }) => listed);
  return {
    museum: museum.listed,
    details: await detailsOf(db, museum, { language, today }),
    nearby: nearest(museum.listed, others, NEARBY).map((near) => ({
      ...near,
      kilometres: Math.round(near.kilometres * 100) / 100,
    })),
  };
}

async function detailsOf(
  db: Database,
  { id, hours, exhibitions }: ListedWithFacts,
  { language, today }: Omit<Asked, 'slug'>,
): Promise<Page['details']> {
  const { charges, pictures, ...facts } = await findPageFacts(db, id, language);
  return {
    ...facts,
    week: weekOf(hours, today),
    exceptions: comingExceptions(hours, today),
    exhibitions: exhibitions.map(({ museumId: _, ...show }) => show),
    charges: charges.map(({ name, cents: amount }) => ({ name, amount: toEuros(cents(amount)) })),
    pictures: pictures.map((picture) => ({
      small: smallPicture(picture.id),
      large: largePicture(picture.id),
      alt: picture.alt,
    })),
  };
}
