import { createPublicKey, randomUUID } from 'node:crypto';
import { createSmartumCheckout } from '../provider/smartum.ts';
import { withSandboxKey } from '../provider/smartum-key.ts';
import { checkSmartumReturn } from '../provider/smartum-return.ts';
import { genuine } from '../verified-notification.ts';
import type { PageChannel } from './server-channel.ts';

/** A checkout on its own page, confirmed by the returning browser alone. */
export const smartum: PageChannel<{ redirectUrl: string }> = {
  name: 'smartum',
  messages: [
    {
      path: 'return',
      method: 'GET',
      way: 'redirect',
      summary: 'The buyer comes back from Smartum',
      read({ query }) {
        const { jwt } = query as Record<string, unknown>;
        return { raw: typeof jwt === 'string' ? jwt : '', fields: {} };
      },
      async verify({ smartum: settings }, { raw }, now) {
        const checked = await checkSmartumReturn(await withSandboxKey(settings), raw, now);
        return checked.genuine ? genuine(checked.notification) : checked;
      },
    },
  ],
  turnedBack: [{ path: 'cancel', page: 'Payment_Cancelled' }],

  /** An unpaid checkout. The key is only checked for format, since just a real payment proves it. */
  async test({ smartum: given }, { amount, productName, publicUrl }) {
    const settings = await withSandboxKey(given);
    if (!isReadableKey(settings.publicKey)) return { outcome: 'badKey' };
    const created = await createSmartumCheckout(settings, {
      stamp: `test-${randomUUID()}`,
      amount,
      productName,
      successUrl: publicUrl,
      cancelUrl: publicUrl,
    });
    if (created.outcome !== 'created') return created;
    return { outcome: 'tried', isGood: true, answer: settings.venue };
  },

  async begin({ smartum: settings }, { stamp, amount, productName, addressOf }) {
    const created = await createSmartumCheckout(settings, {
      stamp,
      amount,
      productName: await productName(),
      successUrl: addressOf('return'),
      cancelUrl: addressOf('cancel'),
    });
    if (created.outcome !== 'created') return created;
    const { redirectUrl } = created;
    return { outcome: 'created', transactionId: null, answer: { redirectUrl } };
  },
};

function isReadableKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}
