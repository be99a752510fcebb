import type { CallOutput } from '../../../contract/controllers.ts';
import { cutWhole } from '../../../domain/base/whole-text.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { PageTexts } from '../../platform/page-texts.ts';
import type { PathMatch } from '../../platform/route.ts';

export type MyOrdersData = CallOutput<'MyMuseumCardController', 'getMyOrders'>;

export function loadMyOrders(read: ReadFromServer): Promise<MyOrdersData> {
  return read('MyMuseumCardController', 'getMyOrders', {});
}

export type MyOrderData = CallOutput<'MyMuseumCardController', 'getMyOrder'>;

/** Null: the person has no such order. */
export async function loadMyOrder(
  read: ReadFromServer,
  { params }: PathMatch,
): Promise<MyOrderData | null> {
  try {
    const orderNumber = cutWhole(params.orderNumber ?? '', 40);
    return await read('MyMuseumCardController', 'getMyOrder', { orderNumber });
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null;
    throw error;
  }
}

/** The page of an order is called after its number. */
export function aboutMyOrder(data: unknown, { title, description }: PageTexts): PageTexts | null {
  if (data === null) return null;
  return { title: `${title} ${(data as MyOrderData).orderNumber}`, description };
}
