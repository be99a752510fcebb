import { z } from 'zod';
import { actionCalls } from '../action.ts';

/** Cents or basis points; null: unchanged. The rule reports what is allowed. */
const amount = z.int().min(0).max(10_000_000).nullable();

export const planPricesInput = z.object({
  from: z.iso.date(),
  /** Start day of the planned change that it replaces. */
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
