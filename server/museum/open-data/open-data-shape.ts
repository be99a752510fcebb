import { z } from 'zod';
import { ACCESS_FACTS } from '../../../domain/museum/museum-facts.ts';

/** In three languages; untranslated ones are omitted. */
const words = z.object({
  fi: z.string().optional(),
  sv: z.string().optional(),
  en: z.string().optional(),
});
const day = z.iso.date();
/** “10:00” */
const time = z.string();
const access = z.object({ works: z.boolean(), measure: z.int().optional() });

const openMuseum = z
  .object({
    slug: z.string(),
    page: z.url(),
    name: words,
    town: words,
    description: words,
    streetAddress: z.string().optional(),
    zipCode: z.string().optional(),
    latitude: z.number(),
    longitude: z.number(),
    website: z.string().optional(),
    phone: z.string().optional(),
    forChildren: z.boolean(),
    lastEntryMinutes: z.int().optional(),
    ticketPriceCents: z.int().optional(),
    seasons: z
      .array(
        z.object({
          beginsOn: day,
          endsOn: day.optional(),
          hours: z.array(z.object({ weekday: z.int(), opens: time, closes: time })),
        }),
      )
      .optional(),
    exceptions: z
      .array(z.object({ day, opens: time.optional(), closes: time.optional(), reason: words }))
      .optional(),
    exhibitions: z
      .array(z.object({ id: z.uuid(), beginsOn: day, endsOn: day.optional(), name: words }))
      .optional(),
    access: z.partialRecord(z.enum(ACCESS_FACTS), access).optional(),
  })
  .meta({ id: 'OpenMuseum' });

/** The published open data file. */
export const openData = z.object({ day, museums: z.array(openMuseum) }).meta({ id: 'OpenData' });
