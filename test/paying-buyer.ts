import { setTimeout as wait } from 'node:timers/promises';
import { LWR_PATH } from '../contract/call/call.ts';
import { payAtPaytrail } from './buyer.ts';
import { type PreparedOrder, paymentRecordInput } from './prepared-orders.ts';

// biome-ignore lint/suspicious/noExplicitAny: several calls answer here
type Answer = { status: number; body: any };
type Started = Parameters<typeof payAtPaytrail>[0];

export type Ask = (url: string, init?: RequestInit) => Promise<Response>;

/** A client that retries while there is no answer. */
export const untilAnswered: Ask = async (url, init) => {
  for (;;) {
    try {
      const answer = await fetch(url, { ...init, redirect: 'manual' });
      // The process may die in the middle of its answer.
      return new Response(await answer.arrayBuffer(), answer);
    } catch {
      await wait(20);
    }
  }
};

/** Also retries when the portal asks for it, as on a busy machine. */
export const withRetries: Ask = async (url, init) => {
  for (;;) {
    const answer = await untilAnswered(url, init);
    if (!answer.headers.has('retry-after')) return answer;
    await wait(200);
  }
};

export async function callAs(
  { cookie }: Pick<PreparedOrder, 'cookie'>,
  url: string,
  params: object,
  ask: Ask = withRetries,
): Promise<Answer> {
  const answer = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(params),
  });
  return { status: answer.status, body: await answer.json() };
}

/** From an order to the provider's page. Returns the answers of both calls, whatever they are. */
export async function handOver(portalUrl: string, order: PreparedOrder, ask: Ask = withRetries) {
  const at = (method: string) => `${portalUrl}${LWR_PATH}/MuseumCardGuestController/${method}`;
  const record = await callAs(order, at('createPaymentRecord'), paymentRecordInput(order), ask);
  const call =
    order.billing === 'monthly' ? 'createPaytrailPaymentAndTokenize' : 'createPaytrailPayment';
  const started = await callAs(order, at(call), { paymentRecordId: record.body }, ask);
  return { paymentId: record.body as string, record, started };
}

/** Chooses an outcome at the provider; returns the redirect, or null when the browser was closed. */
export function payThere(order: PreparedOrder, started: Started, outcome: string) {
  const card = { method: 'creditcard', card: '0024' };
  return payAtPaytrail(started, { outcome, ...(order.billing === 'monthly' && card) });
}
