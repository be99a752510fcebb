import { z } from 'zod';
import { ACCESS_FACTS, WAY_KINDS } from '../../../domain/museum/museum-facts.ts';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

const words = (most: number) => {
  const one = text(most).trim();
  return z.object({ fi: one, sv: one, en: one });
};
/** “10:00”; 24:00 is allowed only as closing time. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const endTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
export const day = z.iso.date().regex(/^20\d\d-|^19\d\d-/);
const cents = z.int().min(0).max(100_000);

const season = z
  .object({
    beginsOn: day,
    endsOn: day.nullable(),
    hours: z
      .array(z.object({ weekday: z.int().min(1).max(7), opens: time, closes: endTime }))
      .max(21),
  })
  .meta({ id: 'MuseumSeason' });
const exception = z
  .object({
    day,
    opens: time.nullable(),
    closes: endTime.nullable(),
    reason: words(200),
  })
  .meta({ id: 'MuseumException' });
const exhibition = z
  .object({
    id: z.uuid(),
    name: words(200),
    text: words(600),
    beginsOn: day,
    endsOn: day.nullable(),
  })
  .meta({ id: 'MuseumExhibition' });
const access = z
  .object({
    checkedOn: day.nullable(),
    facts: z
      .array(
        z.object({
          fact: z.enum(ACCESS_FACTS),
          works: z.boolean(),
          measure: z.int().min(0).max(5_000).nullable(),
        }),
      )
      .max(ACCESS_FACTS.length),
  })
  .meta({ id: 'MuseumAccess' });
const membership = z
  .object({
    joinedOn: day,
    leftOn: day.nullable(),
    leftReason: text(200).trim(),
  })
  .meta({ id: 'MuseumMembership' });

/** All editable facts of a museum. The rules report what does not fit together. */
export const museumFacts = z
  .object({
    name: words(120),
    town: words(60),
    description: words(1_000),
    address: z.object({ street: text(120).trim(), zipCode: text(10).trim() }),
    place: z.object({
      latitude: z.number().min(-90).max(90).multipleOf(0.0001),
      longitude: z.number().min(-180).max(180).multipleOf(0.0001),
    }),
    contact: z.object({
      website: text(300).trim(),
      phone: text(40).trim(),
      emailAddress: text(254).trim(),
    }),
    visit: z.object({
      forChildren: z.boolean(),
      lastEntryMinutes: z.int().min(5).max(240).nullable(),
    }),
    seasons: z.array(season).max(60),
    exceptions: z.array(exception).max(500),
    exhibitions: z.array(exhibition).max(200),
    charges: z.array(z.object({ name: words(120), amount: cents.min(1) })).max(20),
    access,
    ways: z.array(z.object({ kind: z.enum(WAY_KINDS), text: words(400) })).max(WAY_KINDS.length),
    prices: z.array(z.object({ validFrom: day, amount: cents })).max(60),
    membership,
    pictures: z.array(z.object({ id: z.uuid(), alt: words(300) })).max(8),
  })
  .meta({ id: 'MuseumFacts' });
const someFacts = museumFacts.partial().meta({ id: 'SomeMuseumFacts' });

export const slug = text(80).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** `was`: the same parts as the page loaded them, so that a colleague's later change is not overwritten. */
export const editMuseumInput = z
  .object({ museumId: z.uuid(), was: someFacts, now: someFacts })
  .meta({ id: 'EditMuseum' });
export const addMuseumInput = z.object({ slug, facts: museumFacts }).meta({ id: 'AddMuseum' });

/** An exported file, or a subset of its rows and columns. */
export const importMuseumsInput = z.object({ csv: text(600_000) });

export const editMuseumCalls = actionCalls('editMuseum', editMuseumInput);
export const addMuseumCalls = actionCalls('addMuseum', addMuseumInput);
export const importMuseumsCalls = actionCalls('importMuseums', importMuseumsInput);
