import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/**
 * Faults in the answer to a merchant's call. `before`: the call is not performed. `after`: it is performed, but its
 * answer is lost.
 */
export const ANSWER_FAULTS = [
  'refuse',
  'unavailable',
  'resetBefore',
  'resetAfter',
  'timeoutBefore',
  'timeoutAfter',
  'cut',
  'drip',
  'slow',
  'forge',
  'unsigned',
] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];

export const FORGERIES = [
  'flippedStatus',
  'otherAmount',
  'zeroSignature',
  'emptySignature',
  'noSignature',
  'wrongSecret',
  'weakAlgorithm',
  'noAlgorithm',
  'otherMerchant',
  'unsignedExtra',
  'duplicate',
  'upperCase',
] as const;
export type Forgery = (typeof FORGERIES)[number];

const signalFaults = z.object({
  missing: z.boolean().optional(),
  copies: z.int().min(1).max(50).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
  order: z.enum(['callbackFirst', 'redirectFirst', 'together']).optional(),
  extraParameter: z.boolean().optional(),
  /** Forged messages, sent before the genuine ones. */
  forged: z.array(z.enum(FORGERIES)).optional(),
});
export type NotificationFaults = z.output<typeof signalFaults>;

/** Faulty Smartum receipts. */
const RECEIPT_FAULTS = ['wrongKid', 'wrongKey', 'none', 'hs256', 'expired', 'replay'] as const;

export const faultShape = z.object({
  match: z
    .object({
      call: z.string().optional(),
      stamp: z.string().optional(),
      reference: z.string().optional(),
      transactionId: z.string().optional(),
    })
    .default({}),
  /** How often it applies; omitted: until it is removed. */
  times: z.int().min(1).nullable().default(null),
  answer: z.enum(ANSWER_FAULTS).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
  /** The acquirer's code of a declined token charge. */
  decline: z.string().optional(),
  /** The bank requires authentication of the card holder. */
  stepUp: z.literal(true).optional(),
  signals: signalFaults.optional(),
  receipt: z.enum(RECEIPT_FAULTS).optional(),
});
export type Fault = z.output<typeof faultShape> & { id: string };
export type NewFault = z.input<typeof faultShape>;

type Kind = 'answer' | 'decline' | 'stepUp' | 'signals' | 'receipt';
export type Subject = {
  call?: string;
  stamp?: string;
  reference?: string | null;
  transactionId?: string;
};

export type FaultRegistry = {
  list(): Fault[];
  add(fault: NewFault): Fault;
  clear(): void;
  /** The newest matching fault; each use counts. */
  take(kind: Kind, subject: Subject): Fault | null;
};

export function openFaultRegistry(): FaultRegistry {
  let faults: Fault[] = [];
  return {
    list: () => faults,
    add(fault) {
      const added = { ...faultShape.parse(fault), id: randomUUID() };
      faults.push(added);
      return added;
    },
    clear() {
      faults = [];
    },
    take(kind, subject) {
      const fault = faults.findLast((one) => one[kind] !== undefined && fits(one, subject));
      if (!fault) return null;
      if (fault.times !== null) fault.times -= 1;
      if (fault.times === 0) faults = faults.filter(({ id }) => id !== fault.id);
      return fault;
    },
  };
}

function fits({ match }: Fault, subject: Subject): boolean {
  return (Object.keys(match) as (keyof Subject)[]).every(
    (key) => match[key] === undefined || match[key] === subject[key],
  );
}
