import type { CallOutput } from '../../../contract/call/controllers.ts';
import { truncateText } from '../../../domain/base/well-formed-text.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import { unlessStatus } from '../../platform/read-error.ts';

export type WithdrawalOrder = CallOutput<'WithdrawalController', 'getWithdrawal'>;
export type WithdrawableOrders = CallOutput<
  'WithdrawalController',
  'getWithdrawableOrders'
>['orders'];
export type WithdrawalData = {
  asked: { orderNumber: string; withdrawalKey: string };
  /** Null: no order was requested, or it is not the reader's. */
  order: WithdrawalOrder | null;
  own: WithdrawableOrders;
};

const ORDER_PARAMETER = 'tilaus';

export function withdrawalAddress(page: string, orderNumber: string): string {
  return `${page}?${new URLSearchParams({ [ORDER_PARAMETER]: orderNumber })}`;
}

export async function loadWithdrawal(
  read: ReadFromServer,
  { search }: { search: string },
): Promise<WithdrawalData> {
  const query = new URLSearchParams(search);
  const asked = {
    orderNumber: truncateText(query.get(ORDER_PARAMETER) ?? '', 40),
    withdrawalKey: '',
  };
  const order = asked.orderNumber ? await orderOf(read, asked) : null;
  if (order) return { asked, order, own: [] };
  const { orders } = await read('WithdrawalController', 'getWithdrawableOrders', {});
  return { asked, order, own: orders };
}

const orderOf = (read: ReadFromServer, { orderNumber }: WithdrawalData['asked']) =>
  unlessStatus([404], () => read('WithdrawalController', 'getWithdrawal', { orderNumber }));
