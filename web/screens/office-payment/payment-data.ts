import type { CallOutput } from '../../../contract/controllers.ts';
import { loadOffice, type OfficeData } from '../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { PathMatch } from '../../platform/route.ts';

export type PaymentStory = CallOutput<'BackOfficeController', 'getPaymentStory'>;
/** Null: there is no such payment. */
export type PaymentData = { story: PaymentStory | null };

export function loadPaymentStory(
  read: ReadFromServer,
  { params }: PathMatch,
): Promise<OfficeData<PaymentData>> {
  return loadOffice(read, readStory(read, params.id ?? ''));
}

async function readStory(read: ReadFromServer, id: string): Promise<PaymentData> {
  try {
    return { story: await read('BackOfficeController', 'getPaymentStory', { id }) };
  } catch (error) {
    if ([400, 404].includes((error as { status?: number }).status ?? 0)) return { story: null };
    throw error;
  }
}
