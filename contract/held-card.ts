import { z } from 'zod';

/** The card that somebody holds already, and how it stands: without a last day it waits, or has no time left at all. */
export const heldCard = z.object({
  validUntil: z.string().nullable(),
  waitsForFirstVisit: z.boolean(),
});
export type HeldCard = z.output<typeof heldCard>;
