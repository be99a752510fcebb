import { randomUUID } from 'node:crypto';
import { cents } from '../domain/base/cents.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import {
  type PaymentSettings,
  paymentSettings,
} from '../server/payment/provider/payment-settings.ts';
import type { PaytrailOrder } from '../server/payment/provider/paytrail-order.ts';
import { readSettings } from '../server/settings/settings.ts';

/** The payment sandbox in this process, with settings that use it. */
export async function startPaymentSandbox(timeoutMs = 5_000) {
  const sandbox = await startSandbox({ payments: { retryDelaysMs: [60_000, 60_000] } });
  const { paytrail, smartum, ...others } = paymentSettings(
    readSettings({
      MODE: 'development',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      SANDBOX_PORT: new URL(sandbox.url).port,
    }),
  );
  const settings: PaymentSettings = {
    ...others,
    paytrail: { ...paytrail, timeoutMs },
    smartum: { ...smartum, publicKey: sandbox.payments.smartumKey.publicKey, timeoutMs },
  };
  return { ...sandbox, settings };
}

/** An order of one card with a unique stamp; every field can be overridden. */
export function someOrder(shopUrl: string, changes: Partial<PaytrailOrder> = {}): PaytrailOrder {
  return {
    stamp: randomUUID(),
    reference: 'MK-2026-000123',
    language: 'fi',
    lines: [
      {
        stamp: randomUUID(),
        productCode: 'MUSEOKORTTI-12',
        description: 'Museokortti, 12 kuukautta',
        unitPrice: cents(7900),
        units: 1,
        vatPercentage: 13.5,
      },
    ],
    customer: { emailAddress: 'aino@example.fi', firstName: 'Aino', lastName: 'Lahtinen' },
    redirect: { success: `${shopUrl}/return`, cancel: `${shopUrl}/return-cancel` },
    callback: { success: `${shopUrl}/callback`, cancel: `${shopUrl}/callback-cancel` },
    ...changes,
  };
}

/** Clicks a button on a provider's page and returns the redirect. */
export async function press(pageUrl: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(pageUrl, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  return location ? new URL(location, pageUrl).href : '';
}

export function queryOf(url: string): string {
  return new URL(url).search.slice(1);
}
