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
  /** Euros, of a single ticket today; null: not known. */
  ticketPrice: z.number().nullable(),
  clerks: z.int(),
  managers: z.int(),
  lastSignInAt: z.number().nullable(),
  /** Who works at the desks; null: whoever asks does not manage them. */
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
  /** Keys of vendors' tills that work now. */
  tillKeys: z.int(),
  /** When a desk last had the list of cards. */
  listFetchedAt: z.number().nullable(),
  visitCount: z.int(),
  /** The last 13 months with visits, newest first. */
  months: z.array(z.object({ month: z.string(), visits: z.int() })),
  counts: timeCounts,
  /** What has not begun yet, the nearest first. */
  coming: z.array(
    z.object({
      day: z.iso.date(),
      what: z.enum(COMING_KINDS),
      /** Euros, of a price. */
      amount: z.number().nullable(),
      /** Of an exhibition. */
      name: z.string().nullable(),
    }),
  ),
});

const listed = z.object({
  id: z.uuid(),
  name: z.string(),
  town: z.string(),
  state: z.enum(MUSEUM_STATES),
  /** When it joins or left, where that is not past or open. */
  day: z.iso.date().nullable(),
  gaps: z.array(z.enum(MUSEUM_GAPS)),
});

/** What is typed, as visitors would read it. Without a day: today, or the first day of a museum to come. */
const asVisitor = { language: z.enum(LANGUAGES), day: day.optional() };

const draftedPage = z
  .object({
    /** Why it cannot be saved; the page is then none. */
    refusal: phrase.nullable(),
    /** The day that the page is of. */
    day: z.iso.date(),
    /** Null: visitors would find no such museum that day. */
    page: museumPage.nullable(),
    /** The name of the card, and what the office says otherwise on the page, in its language. */
    product: z.object({ nominative: z.string() }).catchall(z.string()),
    reworded: rewordedPage,
  })
  .meta({ id: 'DraftedMuseumPage' });

/** Back office: the museums, and one museum with its desks and its visits, of which nobody can read whose they were. */
export const officeMuseumCalls = {
  getMuseumList: needs(
    'office.open',
    read('The museums, for staff', z.object({}), z.array(listed)),
  ),
  /** All that is said of a museum; without an id, what a new one begins with. */
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
  /** Nothing of it is stored: a museum that is being edited or added, on the page of its visitors. */
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
