import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import { isFactorMissing } from './frame/factor-missing.ts';

export type Work = CallOutput<'BackOfficeController', 'getWorkCounts'>;

/** What a page of the office is given. */
export type OfficeData<Page = true> = {
  /** Null: whoever asks is not staff. */
  work: Work | null;
  /** Null: the person lacks the right to this page. */
  page: Page | null;
};

/** Loads a page of the office: the counts of its plan of rooms, and what the page itself shows. */
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

/** A page that shows nothing but the counts, or what every member of staff may see. */
export function loadOfficeFrame(read: ReadFromServer): Promise<OfficeData> {
  return loadOffice(read, Promise.resolve(true as const));
}

/** Null where the person lacks the right; a missing second factor leads to where it is given. */
export async function unlessRefused<Data>(reading: Promise<Data>): Promise<Data | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as { status?: number }).status === 403 && !isFactorMissing(error)) return null;
    throw error;
  }
}

/** Null where there is nothing of this id, or it is none. */
export async function unlessMissing<Data>(reading: () => Promise<Data>): Promise<Data | null> {
  try {
    return await reading();
  } catch (error) {
    if ([400, 404].includes((error as { status?: number }).status ?? 0)) return null;
    throw error;
  }
}
