import type { CallOutput } from '../../../contract/call/controllers.ts';
import { truncateText } from '../../../domain/base/well-formed-text.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { PathMatch } from '../../platform/route.ts';
import type { texts } from '../../texts/fi/my-order.ts';

export type MyOrderData = CallOutput<'MyMuseumCardController', 'getMyOrder'>;

/** Null: the person has no such order. */
export async function loadMyOrder(
  read: ReadFromServer,
  { params }: PathMatch,
): Promise<MyOrderData | null> {
  try {
    const orderNumber = truncateText(params.orderNumber ?? '', 40);
    return await read('MyMuseumCardController', 'getMyOrder', { orderNumber });
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null;
    throw error;
  }
}

export type MyOrderTexts = typeof texts;
