import type { CallOutput } from '../../../contract/controllers.ts';
import { PAYMENT_KEY_PARAMETER } from '../../../contract/payment-key.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';

export type PaymentStatus = CallOutput<'MuseumCardGuestController', 'getPaymentStatus'>;

export type PaymentStatusData = {
  key: string;
  /** Null: it could not be asked just now. `missing`: there is no such payment. */
  status: PaymentStatus | 'missing' | null;
};

function keyIn(search: string): string {
  return new URLSearchParams(search).get(PAYMENT_KEY_PARAMETER) ?? '';
}

export function withKey(path: string, key: string): string {
  return `${path}?${new URLSearchParams({ [PAYMENT_KEY_PARAMETER]: key })}`;
}

/** The pages of a payment open whatever its state, also when the state cannot be told. */
export async function loadPaymentStatus(
  read: ReadFromServer,
  { search }: { search: string },
): Promise<PaymentStatusData> {
  const key = keyIn(search);
  return { key, status: key === '' ? 'missing' : await askStatus(read, key) };
}

export async function askStatus(
  read: ReadFromServer,
  paymentKey: string,
): Promise<PaymentStatusData['status']> {
  try {
    return await read('MuseumCardGuestController', 'getPaymentStatus', { paymentKey });
  } catch (error) {
    const { status = 0 } = error as { status?: number };
    return status >= 400 && status < 500 ? 'missing' : null;
  }
}
