import { setTimeout as wait } from 'node:timers/promises';
import { LWR_PATH } from '../../contract/call/call.ts';
import type { Sandbox } from '../../sandbox/start-sandbox.ts';
import { payAtPaytrail, purchaseInput } from '../buyer.ts';
import { type PreparedBuyer, paymentRecordInput } from '../prepared-orders.ts';
import type { Acknowledgements } from './acknowledgements.ts';
import type { Acknowledged } from './books.ts';

/** As long as the pages wait for an answer. */
const ANSWER_MS = 20_000;
const TRY_AGAIN_MS = 400;

export type Shop = {
  url: string;
  sandbox: Sandbox;
  told: Acknowledged;
  acknowledgements: Acknowledgements;
  /** Unexpected answers with their counts. */
  refusals: Map<string, number>;
};

type Answer = { status: number; body: unknown };
type Wanted = (answer: Answer) => boolean;
const isDone: Wanted = ({ status }) => status === 200;

/** A buyer who retries when the portal asks for it. */
export async function buy(shop: Shop, buyer: PreparedBuyer): Promise<'paid' | 'given up'> {
  const { told } = shop;
  const call = (method: string, params: object) =>
    withRetries(shop, method, () => ask(shop, method, { cookie: buyer.cookie, params }));

  const inputData = purchaseInput(buyer.emailAddress);
  const made = await call('processMuseumCard', { inputData, validateOnly: false });
  const [orderId] = (made.body as { purchaseMuseumCardEventIds?: string[] })
    .purchaseMuseumCardEventIds ?? [''];
  if (!isDone(made) || !orderId) return 'given up';
  told.orders.push(orderId);

  const order = { ...buyer, orderId, billing: 'annually' as const };
  const record = await call('createPaymentRecord', paymentRecordInput(order));
  if (!isDone(record)) return 'given up';
  const paymentRecordId = record.body as string;
  told.payments.push(paymentRecordId);

  const started = await call('createPaytrailPayment', { paymentRecordId });
  // The connection broke during the provider call: the attempt is unlocked half a minute later.
  if (!isDone(started)) return 'given up';
  await pay(shop, { paymentId: paymentRecordId, body: started.body }, buyer.cookie);
  return 'paid';
}

async function pay(shop: Shop, started: Parameters<typeof payAtPaytrail>[0], cookie: string) {
  const { told, sandbox } = shop;
  const back = (await payAtPaytrail(started)) ?? '';
  const stamp = new URL(back).searchParams.get('checkout-stamp') ?? '';
  const isSentOn: Wanted = ({ status }) => status === 303;
  await withRetries(shop, 'return', () => send(back, {}), isSentOn);
  const paymentKey = new URL(back).pathname.split('/').at(-1);
  const status = `getPaymentStatus?paymentKey=${paymentKey}`;
  const isPaid: Wanted = ({ body }) => (body as { view?: string })?.view === 'paid';
  await withRetries(shop, 'getPaymentStatus', () => ask(shop, status, { cookie }), isPaid);
  const at = sandbox.payments.takenCallbacks.get(stamp) ?? Date.now();
  told.paid.set(stamp, Math.min(at, Date.now()));
}

/** Retries while the portal is unavailable or asks for it. Permanent errors go to the caller. */
async function withRetries(
  shop: Shop,
  name: string,
  step: () => Promise<Answer>,
  isWanted: Wanted = isDone,
): Promise<Answer> {
  for (;;) {
    const answer = await step();
    if (isWanted(answer)) {
      shop.acknowledgements.note();
      return answer;
    }
    if (answer.status !== 200) note(shop, name, answer);
    if (answer.status >= 400 && answer.status < 500) return answer;
    await wait(TRY_AGAIN_MS);
  }
}

function note({ refusals }: Shop, name: string, { status, body }: Answer): void {
  // HAProxy answers in HTML, the portal in JSON: only the latter is the portal's answer.
  const who = status === 0 ? 'no answer' : typeof body === 'string' ? 'proxy' : 'portal';
  const what = `${name} ${who} ${status || ''}`.trim();
  refusals.set(what, (refusals.get(what) ?? 0) + 1);
}

type Request = { cookie?: string; params?: object };

function ask({ url }: Shop, method: string, request: Request): Promise<Answer> {
  return send(`${url}${LWR_PATH}/MuseumCardGuestController/${method}`, request);
}

async function send(url: string, { cookie = '', params }: Request): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        cookie,
        'x-language': 'fi',
        ...(params && { 'content-type': 'application/json' }),
      },
      ...(params && { method: 'POST', body: JSON.stringify(params) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, body: isJson ? JSON.parse(text) : text };
  } catch {
    return { status: 0, body: '' };
  }
}
