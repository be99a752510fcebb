import { z } from 'zod';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

const toAddress = text(200).trim();

export const moveCardInput = z.object({
  personId: z.uuid(),
  customerNumber: text(40).trim(),
  /** Of the other person, who gets an account if they have none. */
  toAddress,
  firstName: text(80).trim(),
  lastName: text(160).trim(),
  bornIn: z.int().min(0).max(9999),
});
export const moveOrderInput = z.object({
  personId: z.uuid(),
  orderNumber: text(40).trim(),
  toAddress,
});

export const moveCardCalls = actionCalls('moveCard', moveCardInput);
export const moveOrderCalls = actionCalls('moveOrder', moveOrderInput);
