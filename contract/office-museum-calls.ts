import { z } from 'zod';
import { DESK_ROLES } from '../domain/office/rights.ts';
import { needs, read } from './call.ts';
import { pageOfLines, timeCounts, timeInput } from './office-time.ts';

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
});

/** Back office: one museum with its desks and its visits, of which nobody can read whose they were. */
export const officeMuseumCalls = {
  getMuseumPage: needs('office.open', read(z.object({ id: z.uuid() }), museum)),
  getTimeOfMuseum: needs('office.open', read(timeInput, pageOfLines)),
};
