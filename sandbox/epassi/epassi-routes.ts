import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { postingPage } from '../payments/payment-page.ts';
import { registerVoucherPages } from '../payments/voucher-pages.ts';
import type { World } from '../payments/world.ts';
import { type EpassiPayment, epassiMac, SITE } from './epassi-payment.ts';

type Reject = 'INVALID_REQUEST' | 'INVALID_REQUEST_SIGNATURE' | 'SITE_DOES_NOT_EXIST';

const REDIRECT_LEAD_MS = 1_500;
const MONEY = /^\d+\.\d{2}$/;

export function registerEpassi(app: FastifyInstance, world: World): void {
  registerVoucherPages(app, world, {
    name: 'epassi',
    title: 'ePassi',
    payments: world.epassi,
    stampOf: ({ stamp }) => stamp,
    centsOf: ({ amount }) => Number(amount.replace('.', '')),
    fact: ({ stamp }) => ({ label: 'reference', value: stamp }),
    cancelAddress: ({ cancelUrl, stamp }) => withStamp(cancelUrl, stamp),
    notify: (payment) => notify(world, payment, receipt(payment)),
    comeBack: async (payment) => postingPage('FI', payment.returnUrl, receipt(payment)),
  });

  app.post('/e_payments/v2', async (request, reply) => {
    const form = request.body as URLSearchParams;
    const reason = findReject(form);
    if (reason) return reply.redirect(rejectAddress(form, reason), 303);

    const payment: EpassiPayment = {
      id: randomUUID(),
      stamp: form.get('STAMP') ?? '',
      amount: form.get('AMOUNT') ?? '',
      returnUrl: form.get('RETURN') ?? '',
      cancelUrl: form.get('CANCEL') ?? '',
      notifyUrl: form.get('NOTIFY_URL'),
      status: 'open',
    };
    world.epassi[payment.id] = payment;
    world.changed();
    return reply.redirect(`/epassi/pay/${payment.id}`, 303);
  });
}

function findReject(form: URLSearchParams): Reject | null {
  const get = (name: string) => form.get(name) ?? '';
  if (get('SITE') !== SITE) return 'SITE_DOES_NOT_EXIST';
  const urls = [get('RETURN'), get('CANCEL'), get('REJECT')];
  const isWhole =
    get('STAMP') && MONEY.test(get('AMOUNT')) && urls.every((url) => URL.canParse(url));
  if (!isWhole) return 'INVALID_REQUEST';
  const mac = epassiMac(get('STAMP'), SITE, get('AMOUNT'), get('FEE'), get('VAT_VALUE'));
  return mac === get('MAC') ? null : 'INVALID_REQUEST_SIGNATURE';
}

/** Not signed: only a hint for the shop. */
function rejectAddress(form: URLSearchParams, error: Reject): string {
  const address = form.get('REJECT') ?? '';
  if (!URL.canParse(address)) return '/';
  return `${withStamp(address, form.get('STAMP') ?? '')}&error=${error}`;
}

function withStamp(address: string, stamp: string): string {
  const url = new URL(address);
  url.searchParams.append('stamp', stamp);
  return url.href;
}

function receipt({ stamp, amount }: EpassiPayment): { STAMP: string; PAID: string; MAC: string } {
  return { STAMP: stamp, PAID: amount, MAC: epassiMac(stamp, amount) };
}

/** Resolves when the browser may continue: at once, unless the notification must come first. */
async function notify(
  world: World,
  { stamp, notifyUrl }: EpassiPayment,
  fields: Record<string, string>,
): Promise<void> {
  const faults = world.faults.take('signals', { call: 'epassi', stamp })?.signals ?? {};
  if (!notifyUrl || faults.missing) return;
  const notice = {
    url: notifyUrl,
    method: 'POST' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
  const send = async () => {
    const copies = Array.from({ length: faults.copies ?? 1 }, () =>
      world.notificationSender.deliver(notice),
    );
    await Promise.all(copies);
  };
  if (faults.order === 'callbackFirst') return send();
  if (faults.order === 'redirectFirst' || faults.delayMs) {
    world.notificationSender.later(faults.delayMs ?? REDIRECT_LEAD_MS, send);
  } else void send();
}
