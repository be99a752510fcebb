import { z } from 'zod';

/** The card that somebody holds already: what its state follows from (`cardView`). */
export const heldCard = z.object({
  validUntil: z.string().nullable(),
  waitsForFirstVisit: z.boolean(),
  isRefunded: z.boolean(),
  isBlocked: z.boolean(),
  isOnHold: z.boolean(),
});
export type HeldCard = z.output<typeof heldCard>;
