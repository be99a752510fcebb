import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { COMING_KINDS } from '../../domain/museum/coming-changes.ts';
import { MUSEUM_GAPS, MUSEUM_STATES } from '../../domain/museum/museum-gaps.ts';
import { DESK_ROLES } from '../../domain/office/rights.ts';
import { rewordedPage } from '../account/guest-calls.ts';
import { change, needs, read } from '../call/call.ts';
import { museumPage } from '../museum/museum-shapes.ts';
import { phrase } from './action.ts';
import { addMuseumInput, day, editMuseumInput, museumFacts } from './actions/museum.ts';
import { pageOfLines, timeCounts, timeInput } from './time.ts';

const museum = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  town: z.string(),
  website: z.string().nullable(),
  joinedOn: z.iso.date(),
  leftOn: z.iso.date().nullable(),
  /** Euros: today's single ticket; null: unknown. */
  ticketPrice: z.number().nullable(),
  clerks: z.int(),
  managers: z.int(),
  lastSignInAt: z.number().nullable(),
  /** Clerks and managers of the museum's desks; null: the caller may not manage them. */
  people: z
    .array(
      z.object({
        accountId: z.uuid(),
        name: z.string(),
        role: z.enum(DESK_ROLES),
        lastSignInAt: z.number().nullable(),
      }),
    )
    .nullable(),
  /** Active keys of vendors' tills. */
  tillKeys: z.int(),
  /** Last time a desk downloaded the card list. */
  listFetchedAt: z.number().nullable(),
  visitCount: z.int(),
  /** The last 13 months with visits, newest first. */
  months: z.array(z.object({ month: z.string(), visits: z.int() })),
  counts: timeCounts,
  /** Upcoming changes, the nearest first. */
  coming: z.array(
    z.object({
      day: z.iso.date(),
      what: z.enum(COMING_KINDS),
      /** Euros, for a price. */
      amount: z.number().nullable(),
      /** For an exhibition. */
      name: z.string().nullable(),
    }),
  ),
});

const listed = z.object({
  id: z.uuid(),
  name: z.string(),
  town: z.string(),
  state: z.enum(MUSEUM_STATES),
  /** Day on which the museum joins or leaves; null when past or open-ended. */
  day: z.iso.date().nullable(),
  gaps: z.array(z.enum(MUSEUM_GAPS)),
});

/**
 * Preview of unsaved facts on the visitors' page. Without a day: today, or the first day of a museum that has not
 * joined yet.
 */
const asVisitor = { language: z.enum(LANGUAGES), day: day.optional() };

const draftedPage = z
  .object({
    /** Why it cannot be saved; then there is no page. */
    refusal: phrase.nullable(),
    /** The day that the page shows. */
    day: z.iso.date(),
    /** Null: the museum is not public on that day. */
    page: museumPage.nullable(),
    /** Inflected card name and overridden page texts, in the page's language. */
    product: z.object({ nominative: z.string() }).catchall(z.string()),
    reworded: rewordedPage,
  })
  .meta({ id: 'DraftedMuseumPage' });

/** Back office: museums, their desks and visit counts, without any visitor's identity. */
export const officeMuseumCalls = {
  getMuseumList: needs(
    'office.open',
    read('The museums, for staff', z.object({}), z.array(listed)),
  ),
  /** All facts of a museum; without an id, the defaults for a new one. */
  getMuseumFacts: needs(
    'museum.edit',
    read(
      'The facts of a museum, for editing',
      z.object({ id: z.uuid().optional() }),
      z.object({
        id: z.uuid().nullable(),
        slug: z.string(),
        today: z.iso.date(),
        facts: museumFacts,
      }),
    ),
  ),
  /** Stores nothing: previews a museum being edited or added on its public page. */
  showEditedMuseum: needs(
    'museum.edit',
    change(
      'The page of a museum as it is being edited',
      z.object({ input: editMuseumInput, ...asVisitor }),
      draftedPage,
    ),
  ),
  showAddedMuseum: needs(
    'museum.edit',
    change(
      'The page of a museum that is being added',
      z.object({ input: addMuseumInput, ...asVisitor }),
      draftedPage,
    ),
  ),
  getMuseumPage: needs(
    'office.open',
    read('A museum with its desks and visits, for staff', z.object({ id: z.uuid() }), museum),
  ),
  getTimeOfMuseum: needs('office.open', read('The history of a museum', timeInput, pageOfLines)),
};
