import type { CallOutput } from '../../../contract/call/controllers.ts';
import { truncateText } from '../../../domain/base/well-formed-text.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import { unlessStatus } from '../../platform/read-error.ts';
import type { PathMatch } from '../../platform/route.ts';
import type { texts } from '../../texts/fi/my-order.ts';

export type MyOrderData = CallOutput<'MyMuseumCardController', 'getMyOrder'>;

/** Null: the person has no such order. */
export async function loadMyOrder(
  read: ReadFromServer,
  { params }: PathMatch,
): Promise<MyOrderData | null> {
  const orderNumber = truncateText(params.orderNumber ?? '', 40);
  return unlessStatus([404], () => read('MyMuseumCardController', 'getMyOrder', { orderNumber }));
}

export type MyOrderTexts = typeof texts;
