import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { texts } from '../../texts/fi/my-orders.ts';

export type MyOrdersData = CallOutput<'MyMuseumCardController', 'getMyOrders'>;

export function loadMyOrders(read: ReadFromServer): Promise<MyOrdersData> {
  return read('MyMuseumCardController', 'getMyOrders', {});
}

export type MyOrdersTexts = typeof texts;
