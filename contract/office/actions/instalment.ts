import { z } from 'zod';
import { actionCalls } from '../action.ts';

const contract = { personId: z.uuid(), contractId: z.uuid() };

export const contractInput = z.object(contract);
export const moveDueInput = z.object({ ...contract, to: z.iso.date() });

export const endContractCalls = actionCalls('endContract', contractInput);
export const moveDueCalls = actionCalls('moveDue', moveDueInput);
export const retryChargeCalls = actionCalls('retryCharge', contractInput);
