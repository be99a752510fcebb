import type { z } from 'zod';
import type { moveOrderInput } from '../../../../contract/office/actions/move.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { cents, toEuros } from '../../../../domain/base/cents.ts';
import { findLetterAddress } from '../../../account/account-queries.ts';
import { findOrOpenAccount } from '../../../account/write/open-account-queries.ts';
import {
  findPaidOrders,
  lockPaidOrders,
  type MovableOrder,
  updateOrderAccount,
} from '../../../order/move-order-queries.ts';
import { defineAction } from '../define-action.ts';
import { lockPerson } from '../note/note-queries.ts';
import { findTarget, notifyMoved, targetFault } from './move-target.ts';

type Input = z.output<typeof moveOrderInput>;
const LETTERS = { away: 'order-moved-away', here: 'order-moved-here' } as const;

/** Moves a paid order to another account with receipt, withdrawal and gift pages. */
export const moveOrder = defineAction<'moveOrder', Input>({
  kind: 'moveOrder',

  async lock(tx, { personId, orderNumber }) {
    if (!(await lockPerson(tx, personId))) return null;
    await lockPaidOrders(tx, orderNumber);
    const [first] = await findPaidOrders(tx, orderNumber);
    return { personId, orderId: first?.id ?? null };
  },

  async state(tx, { orderNumber }) {
    const orders = await findPaidOrders(tx, orderNumber);
    return { orders: orders.map(({ id, buyer, owner }) => ({ id, buyer, owner })) };
  },

  async prepare(tx, input, act, before) {
    const { personId, orderNumber } = input;
    const person = await findLetterAddress(tx, personId);
    const orders = await findPaidOrders(tx, orderNumber);
    const target = await findTarget(tx, input.toAddress);
    const fault = orderFault(orders, person?.emailAddress) ?? targetFault(target, personId, act);
    if (fault || !person) {
      return { after: before, lines: [], refusal: say(fault ?? 'noOrder') };
    }
    const moved = (address: string | null) =>
      address === person.emailAddress ? target.address : address;
    const sum = { euros: toEuros(cents(orders[0]?.amount ?? 0)) };
    return {
      after: {
        orders: orders.map(({ id, buyer, owner }) => ({
          id,
          buyer: moved(buyer),
          owner: moved(owner),
        })),
      },
      lines: [
        { label: 'order', before: null, after: say('order', orderNumber, sum) },
        {
          label: 'account',
          before: say('words', person.emailAddress),
          after: say(target.accountId ? 'existing' : 'opened', target.address),
        },
        { label: 'cards', before: null, after: say('unchanged') },
        { label: 'told', before: null, after: say('letters') },
      ],
    };
  },

  async perform(tx, { personId, orderNumber, toAddress }, { actionId, now, settings }) {
    const person = await findLetterAddress(tx, personId);
    const { address } = await findTarget(tx, toAddress);
    const language = person?.language ?? 'fi';
    const toId = await findOrOpenAccount(tx, { emailAddress: address, language, now });
    const orderIds = (await findPaidOrders(tx, orderNumber)).map(({ id }) => id);
    await updateOrderAccount(tx, { orderIds, fromId: personId, toId });
    const { publicUrl } = settings;
    const moved = { fromId: personId, toId, key: actionId, orderNumber, publicUrl };
    await notifyMoved(tx, LETTERS, moved);
  },

  async undo(tx, { personId, orderNumber, toAddress }, { actionId, settings }) {
    const { accountId } = await findTarget(tx, toAddress);
    if (!accountId) throw new Error('the other person is gone');
    const orderIds = (await findPaidOrders(tx, orderNumber)).map(({ id }) => id);
    await updateOrderAccount(tx, { orderIds, fromId: accountId, toId: personId });
    const key = `undo:${actionId}`;
    const { publicUrl } = settings;
    const moved = { fromId: accountId, toId: personId, key, orderNumber, publicUrl };
    await notifyMoved(tx, LETTERS, moved);
  },
});

function orderFault(orders: MovableOrder[], address: string | undefined) {
  if (orders.length === 0 || orders.some(({ buyer }) => buyer !== address))
    return 'noOrder' as const;
  if (orders.some(({ isMonthly }) => isMonthly)) return 'monthly' as const;
  return orders.some(({ kind }) => kind === 'renewal') ? ('renewal' as const) : null;
}
