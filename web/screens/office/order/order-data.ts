import type { CallOutput } from '../../../../contract/call/controllers.ts';
import type { TimeKind } from '../../../../domain/office/line-of-time.ts';
import { loadOffice, type OfficeData, unlessMissing } from '../../../parts/office/office-data.ts';
import { requestedKind, type Time } from '../../../parts/office/time/time-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';

export type Order = CallOutput<'BackOfficeController', 'getOrder'>;
export type OrderStory = { order: Order; time: Time; kind: TimeKind | null };
/** Null: no such order. */
export type OrderData = { story: OrderStory | null };

export function loadOrder(read: ReadFromServer, match: PathMatch): Promise<OfficeData<OrderData>> {
  return loadOffice(read, readOrder(read, match));
}

export async function readOrder(
  read: ReadFromServer,
  { params, search }: PathMatch,
): Promise<OrderData> {
  const id = params.id ?? '';
  const kind = requestedKind(search);
  const filter = kind ? { kind } : {};
  const story = await unlessMissing(async () => ({
    order: await read('BackOfficeController', 'getOrder', { id }),
    time: await read('BackOfficeController', 'getTimeOfOrder', { id, ...filter }),
    kind,
  }));
  return { story };
}
