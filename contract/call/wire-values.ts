import { z } from 'zod';
import { repairText, WELL_FORMED } from '../../domain/base/well-formed-text.ts';

/** Every text that comes in: bounded and well-formed, so that the database can hold it. */
export function text(maxLength: number) {
  return z.string().max(maxLength).regex(WELL_FORMED);
}

/** The same for what a person types: how long each field may be, the form's rules say in words. */
export const typedText = text(1_000);

/** A broken character is replaced, not refused: a log entry must not be lost for half an emoji. */
export function repairedText(maxLength: number) {
  return z.string().max(maxLength).overwrite(repairText);
}

// Above any order that is sold here, and far below where cents stop being exact.
const MOST_EUROS = 10_000_000;

/** Euros with at most two decimals, as the platform sends them. */
export const euros = z.number().min(0).max(MOST_EUROS).multipleOf(0.01);

/** So many instalments, and their sum. */
export const planPart = z.object({ count: z.int(), amount: euros }).meta({ id: 'PlanPart' });

// 31 December 9999: any later day has no four-digit year.
export const LAST_INSTANT = 253_402_300_799_999;

/** Epoch milliseconds. */
export const epochMs = z.int().min(0).max(LAST_INSTANT);

/** An ISO date-time of a year that every database knows: PostgreSQL has no year 0. */
export function instant({ offset = false } = {}) {
  return z.iso.datetime({ offset, abort: true }).regex(/^[12]\d{3}-/);
}

/** Not judged here: never read, or judged by a schema of its own once it is known what it should be. */
export const unvalidated = z.unknown();

const forms = z.record(z.string(), z.string());
/** The name of the card as sentences of each language bend it. */
export const productForms = z
  .object({ fi: forms, sv: forms, en: forms })
  .meta({ id: 'ProductForms' });
