import { z } from 'zod';
import type { LocalDate } from '../../domain/base/local-date.ts';
import { ACCESS_FACTS } from '../../domain/museum/museum-facts.ts';
import { euros } from '../call/wire-values.ts';

/** Opening hours use plain dates. */
const day = z.iso.date() as unknown as z.ZodType<LocalDate>;
const span = z.object({ opens: z.string(), closes: z.string() });

const hoursToday = z
  .object({
    /** The day for which the answer is valid. */
    day,
    kind: z.enum(['open', 'closed', 'break', 'unknown']),
    spans: z.array(span),
    isException: z.boolean(),
    reason: z.string().nullable(),
    next: z.object({ day, opens: z.string() }).nullable(),
    lastEntryMinutes: z.int().nullable(),
  })
  .meta({ id: 'MuseumHoursToday' });

/** One picture in all widths of `domain/museum/picture-limits.ts`; drawings are never large. */
const museumPicture = z
  .object({ narrow: z.string(), small: z.string(), large: z.string().nullable() })
  .meta({ id: 'MuseumPicture' });

/** A museum in lists. */
export const listedMuseum = z
  .object({
    slug: z.string(),
    name: z.string(),
    town: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    /** Today's price for an adult without the card. */
    ticketPrice: euros.nullable(),
    website: z.string().nullable(),
    isForChildren: z.boolean(),
    isStepFree: z.boolean(),
    /** Decorative image for lists. */
    picture: museumPicture,
    hours: hoursToday,
    /** Today's exhibitions, the one that ends first at the top. */
    exhibitions: z.array(z.object({ name: z.string(), beginsOn: day, endsOn: day.nullable() })),
  })
  .meta({ id: 'ListedMuseum' });

const WAYS = ['walk', 'bicycle', 'bus', 'tram', 'metro', 'train', 'car', 'boat'] as const;

/** Additional fields of the museum's page. */
const museumDetails = z
  .object({
    street: z.string().nullable(),
    zip: z.string().nullable(),
    description: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    week: z.array(z.object({ from: z.int(), to: z.int(), spans: z.array(span) })),
    exceptions: z.array(
      z.object({ from: day, to: day, span: span.nullable(), reason: z.string().nullable() }),
    ),
    /** Current and upcoming. */
    exhibitions: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        text: z.string().nullable(),
        beginsOn: day,
        endsOn: day.nullable(),
      }),
    ),
    charges: z.array(z.object({ name: z.string(), amount: euros })),
    access: z.array(
      z.object({ fact: z.enum(ACCESS_FACTS), works: z.boolean(), measure: z.int().nullable() }),
    ),
    accessCheckedOn: day.nullable(),
    ways: z.array(z.object({ kind: z.enum(WAYS), text: z.string() })),
    /** Uploaded pictures; without any, the page shows the museum's drawing. */
    pictures: z.array(museumPicture.extend({ alt: z.string() })),
  })
  .meta({ id: 'MuseumDetails' });

/** All data of the museum's page. */
export const museumPage = z
  .object({
    museum: listedMuseum,
    details: museumDetails,
    nearby: z.array(listedMuseum.extend({ kilometres: z.number() })),
  })
  .meta({ id: 'MuseumPage' });
