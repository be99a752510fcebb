import { z } from 'zod';
import { repairText, WELL_FORMED } from '../../domain/base/well-formed-text.ts';

/** Any incoming text: bounded and well-formed, so that the database can store it. */
export function text(maxLength: number) {
  return z.string().max(maxLength).regex(WELL_FORMED);
}

/** Typed text, with a generous limit: the form rules report the limit of each field. */
export const typedText = text(1_000);

/** Broken surrogates are replaced instead of refused: half an emoji must not lose a log entry. */
export function repairedText(maxLength: number) {
  return z.string().max(maxLength).overwrite(repairText);
}

// Above any possible order, and far below the range where cents lose precision.
const MOST_EUROS = 10_000_000;

/** Euros with at most two decimals, as on the platform's wire. */
export const euros = z.number().min(0).max(MOST_EUROS).multipleOf(0.01);

/** Number of instalments, and their sum. */
export const planPart = z.object({ count: z.int(), amount: euros }).meta({ id: 'PlanPart' });

// 31 December 9999: any later day has no four-digit year.
export const LAST_INSTANT = 253_402_300_799_999;

/** Epoch milliseconds. */
export const epochMs = z.int().min(0).max(LAST_INSTANT);

/** ISO date-time with a year that PostgreSQL can store: it has no year 0. */
export function instant({ offset = false } = {}) {
  return z.iso.datetime({ offset, abort: true }).regex(/^[12]\d{3}-/);
}

/** Not validated here: never read, or parsed later by the schema of its kind. */
export const unvalidated = z.unknown();

const forms = z.record(z.string(), z.string());
/** Inflected forms of the card's name for each language. */
export const productForms = z
  .object({ fi: forms, sv: forms, en: forms })
  .meta({ id: 'ProductForms' });
