import type { CallOutput } from '../../../contract/call/controllers.ts';
import { statusOf } from '../../platform/call-error.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import { unlessStatus } from '../../platform/read-error.ts';
import { isFactorMissing } from './frame/factor-missing.ts';

export type Work = CallOutput<'BackOfficeController', 'getWorkCounts'>;

/** Data of an office page. */
export type OfficeData<Page = true> = {
  /** Null: not a member of staff. */
  work: Work | null;
  /** Null: the user lacks the right. */
  page: Page | null;
};

/** Loads an office page: the counts of its navigation, and its data. */
export async function loadOffice<Page>(
  read: ReadFromServer,
  reading: Promise<Page>,
): Promise<OfficeData<Page>> {
  const [work, page] = await Promise.all([
    unlessRefused(read('BackOfficeController', 'getWorkCounts', {})),
    unlessRefused(reading),
  ]);
  return { work, page };
}

/** A page with only the counts, or data that all staff may see. */
export function loadOfficeFrame(read: ReadFromServer): Promise<OfficeData> {
  return loadOffice(read, Promise.resolve(true as const));
}

/** Null when the user lacks the right; a missing second factor redirects to its page. */
export async function unlessRefused<Data>(reading: Promise<Data>): Promise<Data | null> {
  try {
    return await reading;
  } catch (error) {
    if (statusOf(error) === 403 && !isFactorMissing(error)) return null;
    throw error;
  }
}

/** Null: not found or malformed id. */
export const unlessMissing = <Data>(reading: () => Promise<Data>) =>
  unlessStatus([400, 404], reading);
