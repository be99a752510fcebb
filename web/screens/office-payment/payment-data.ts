import type { CallOutput } from '../../../contract/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { PathMatch } from '../../platform/route.ts';

export type PaymentData = CallOutput<'BackOfficeController', 'getPaymentStory'> | null;

/** Null: no right, or no such payment. */
export async function loadPaymentStory(
  read: ReadFromServer,
  { params }: PathMatch,
): Promise<PaymentData> {
  try {
    return await read('BackOfficeController', 'getPaymentStory', { id: params.id ?? '' });
  } catch (error) {
    if ([400, 403, 404].includes((error as { status?: number }).status ?? 0)) return null;
    throw error;
  }
}
