import { z } from 'zod';
import { actionCalls } from '../action.ts';

/** Cents, or hundredths of a per cent; null: stays as it is. What may be planned, the rule says in words. */
const amount = z.int().min(0).max(10_000_000).nullable();

export const planPricesInput = z.object({
  from: z.iso.date(),
  /** The day of the planned change whose place it takes. */
  replaces: z.iso.date().nullable(),
  amounts: z.object({
    annual: amount,
    renewalWhileValid: amount,
    monthly: amount,
    vat: amount,
  }),
});
export const cancelPricesInput = z.object({ from: z.iso.date() });

export const planPricesCalls = actionCalls('planPrices', planPricesInput);
export const cancelPricesCalls = actionCalls('cancelPrices', cancelPricesInput);
