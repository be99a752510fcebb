import { z } from 'zod';
import { CARD_STATES } from '../../domain/card/card-state.ts';

/** The card that the person already holds, and its state. */
export const heldCard = z
  .object({
    state: z.enum(CARD_STATES),
    validUntil: z.string().nullable(),
    waitsForFirstVisit: z.boolean(),
  })
  .meta({ id: 'HeldCard' });
export type HeldCard = z.output<typeof heldCard>;
