import type { CallOutput } from '../../../../contract/call/controllers.ts';
import type { TimeKind } from '../../../../domain/office/line-of-time.ts';
import { loadOffice, type OfficeData, unlessMissing } from '../../../parts/office/office-data.ts';
import { requestedKind, type Time } from '../../../parts/office/time/time-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';

export type Payment = CallOutput<'BackOfficeController', 'getPaymentStory'>;
export type PaymentStory = { payment: Payment; time: Time; kind: TimeKind | null };
/** Null: no such payment. */
export type PaymentData = { story: PaymentStory | null };

export function loadPaymentStory(
  read: ReadFromServer,
  match: PathMatch,
): Promise<OfficeData<PaymentData>> {
  return loadOffice(read, readPayment(read, match));
}

export async function readPayment(
  read: ReadFromServer,
  { params, search }: PathMatch,
): Promise<PaymentData> {
  const id = params.id ?? '';
  const kind = requestedKind(search);
  const filter = kind ? { kind } : {};
  const story = await unlessMissing(async () => ({
    payment: await read('BackOfficeController', 'getPaymentStory', { id }),
    time: await read('BackOfficeController', 'getTimeOfPayment', { id, ...filter }),
    kind,
  }));
  return { story };
}
