import type { CallOutput } from '../../../contract/controllers.ts';
import { loadOffice, type OfficeData, unlessMissing } from '../../parts/office/office-data.ts';
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
  const story = await unlessMissing(() => read('BackOfficeController', 'getPaymentStory', { id }));
  return { story };
}
