import { z } from 'zod';
import { instant, text } from '../call/wire-values.ts';

export const TILL_API = '/api/desk/v1';

const customerNumber = text(100);

export const checkBody = z.object({ customerNumber }).meta({ id: 'TillCheck' });
export const visitBody = z
  .object({
    /** Created by the till, so that a repeated id is the same visit. */
    visitId: z.uuid(),
    customerNumber,
    /** Confirms a second visit on the same day. */
    isRepeat: z.boolean().default(false),
    /** Time of a visit recorded offline: at most a week ago. */
    visitedAt: instant({ offset: true }).optional(),
  })
  .meta({ id: 'TillVisit' });
export const visitParams = z.object({ visitId: z.uuid() });

export const museumAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    isSandbox: z.boolean(),
    visitsToday: z.number().int(),
  })
  .meta({ id: 'TillMuseum' });
export const checkAnswer = z
  .object({
    verdict: z.enum(['valid', 'visitedToday']),
    /** For the clerk, in the language of Accept-Language. */
    message: z.string(),
    /** The last valid day; null: the year starts with this visit. */
    validUntil: z.iso.date().nullable(),
    /** Name to compare with an ID. */
    holder: z.object({ name: z.string(), yearOfBirth: z.number().int() }),
  })
  .meta({ id: 'TillVerdict' });
export const visitAnswer = z
  .object({
    visitId: z.uuid(),
    visitedAt: z.iso.datetime(),
    validUntil: z.iso.date().nullable(),
    visitsToday: z.number().int(),
  })
  .meta({ id: 'RecordedTillVisit' });
export const problemAnswer = z
  .object({
    type: z.string(),
    /** The last part of `type`, which programs match on. */
    code: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string().optional(),
    errors: z.array(z.object({ pointer: z.string(), code: z.string() })).optional(),
    validUntil: z.iso.date().optional(),
    visitedAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'Problem' });
export const problemList = z
  .array(
    z.object({
      type: z.string(),
      status: z.number().int(),
      title: z.string(),
      description: z.string(),
    }),
  )
  .meta({ id: 'TillProblems' });
