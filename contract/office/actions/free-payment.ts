import { z } from 'zod';
import { actionCalls } from '../action.ts';

export const freePaymentInput = z.object({ paymentId: z.uuid() });

export const freePaymentCalls = actionCalls('freePayment', freePaymentInput);
