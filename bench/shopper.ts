import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { LWR_PATH } from '../contract/call/call.ts';
import type { World } from '../sandbox/payments/world.ts';
import { applyOutcome } from '../sandbox/paytrail/outcome.ts';
import type { Pool } from '../server/db/database.ts';
import {
  CAMPAIGN_OF_ORDER,
  SNAPSHOT_COLUMNS,
  SNAPSHOT_OF_ORDER,
} from '../server/payment/payment-snapshot.ts';
import { purchaseInput } from '../test/buyer.ts';
import { type PreparedOrder, paymentRecordInput } from '../test/prepared-orders.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Milliseconds of every call, by name. */
export type Times = Map<string, number[]>;
// biome-ignore lint/suspicious/noExplicitAny: several calls answer here
type Answer = { status: number; body: any };

export async function timed<T>(times: Times, name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
  return result;
}

export function send(url: string, cookie = '', params?: object): Promise<Answer> {
  const body = params && JSON.stringify(params);
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => {
        const isJson = answer.headers['content-type']?.startsWith('application/json');
        resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

type Shop = { url: string; world: World; times: Times };

/** A whole purchase: check, order (if requested), payment record, hand-over, callback, return, status. */
export async function buy(order: PreparedOrder, makesOrder: boolean, shop: Shop): Promise<void> {
  const { url, world, times } = shop;
  const call = async (name: string, params: object, label = name) => {
    const at = `${url}${LWR_PATH}/MuseumCardGuestController/${name}`;
    const answer = await timed(times, label, () => send(at, order.cookie, params));
    if (answer.status !== 200 || answer.body.validationError) {
      throw new Error(`${label}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  };
  const inputData = purchaseInput(order.emailAddress);
  await call('processMuseumCard', { inputData, validateOnly: true }, 'check');
  if (makesOrder) await call('processMuseumCard', { inputData, validateOnly: false }, 'order');
  const paymentRecordId = await call('createPaymentRecord', paymentRecordInput(order));
  const handed = await call('createPaytrailPayment', { paymentRecordId });

  const payment = world.payments[new URL(handed.redirectUrl).pathname.split('/').at(-1) ?? ''];
  if (!payment) throw new Error('the provider does not know the payment');
  payment.provider = 'osuuspankki';
  const back = await timed(times, 'callback', () => applyOutcome(world, payment, 'ok'));
  const returned = await timed(times, 'return', () => send(back ?? ''));
  if (returned.status !== 303) throw new Error(`return: ${returned.status}`);
  const paymentKey = new URL(back ?? '').pathname.split('/').at(-1);
  const status = `${url}${LWR_PATH}/MuseumCardGuestController/getPaymentStatus?paymentKey=${paymentKey}`;
  const { body } = await timed(times, 'getPaymentStatus', () => send(status, order.cookie));
  if (body.view !== 'paid') throw new Error(`status: ${JSON.stringify(body)}`);
}

const RECEIPT = {
  buyerName: 'Aino Lahtinen',
  seller: { name: '', businessId: '', streetAddress: '', zipCode: '', city: '' },
  lines: [{ description: 'Museokortti', units: 1, unitPrice: 7900, vatBasisPoints: 1350 }],
};

/** Payments created at the provider: only the signed callback is missing. */
export async function openPayments(pool: Pool, orders: PreparedOrder[]): Promise<string[]> {
  const { rows } = await pool.query(
    `with made as (
       insert into payment (return_key, reference, provider_type, process_type, billing_type,
                            language, amount_cents, state, transaction_id, created_at, state_at,
                            payable_until, receipt)
       select card_order_id::text, 'MK' || nextval('order_number'), 'paytrail', 'standard', 'annually',
              'fi', 7900, 'open', gen_random_uuid()::text, now(), now(), now() + interval '15 days',
              $2::jsonb
         from unnest($1::uuid[]) as card_order_id
       returning id, return_key, stamp, reference, transaction_id
     ), linked as (
       insert into payment_order (payment_id, card_order_id, ${SNAPSHOT_COLUMNS}, conditions_accepted_at)
       select made.id, card_order.id, ${SNAPSHOT_OF_ORDER}, card_order.conditions_accepted_at
         from made
         join card_order on card_order.id = made.return_key::uuid
         ${CAMPAIGN_OF_ORDER}
     )
     select * from made`,
    [orders.map(({ orderId }) => orderId), JSON.stringify(RECEIPT)],
  );
  return rows.map((row) => `/payments/paytrail/callback/${row.return_key}?${signedQuery(row)}`);
}

function signedQuery(row: { stamp: string; reference: string; transaction_id: string }): string {
  const fields: [string, string][] = [
    ['checkout-account', '375917'],
    ['checkout-algorithm', 'sha256'],
    ['checkout-amount', '7900'],
    ['checkout-provider', 'osuuspankki'],
    ['checkout-reference', row.reference],
    ['checkout-stamp', row.stamp],
    ['checkout-status', 'ok'],
    ['checkout-transaction-id', row.transaction_id],
  ];
  const payload = [...fields.map(([name, value]) => `${name}:${value}`), ''].join('\n');
  const signature = createHmac('sha256', 'SAIPPUAKAUPPIAS').update(payload).digest('hex');
  return new URLSearchParams([...fields, ['signature', signature]]).toString();
}
