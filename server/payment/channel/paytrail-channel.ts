import { verifyPaymentNotification } from '../provider/paytrail-notification.ts';
import { listMethods } from '../provider/paytrail-provider.ts';
import type { ServerChannel, SignedMessage } from './server-channel.ts';

const signedQuery: Pick<SignedMessage, 'method' | 'read' | 'verify'> = {
  method: 'GET',
  read(request) {
    const raw = request.url.split('?')[1] ?? '';
    return { raw, fields: Object.fromEntries(new URLSearchParams(raw)) };
  },
  verify({ paytrail }, { raw }) {
    const checked = verifyPaymentNotification(paytrail, raw);
    if (!checked.genuine) return checked;
    const { provider, cardToken, unsignedCard, ...verified } = checked.notification;
    return {
      genuine: true,
      notification: { verified, providerId: provider, cardToken, card: unsignedCard },
    };
  },
};

/** Banks, cards and mobile methods; Edenred and Zevoy cards too. Its payments begin in `checkout/start`. */
export const paytrail: ServerChannel = {
  name: 'paytrail',
  messages: [
    {
      path: 'return',
      way: 'redirect',
      summary: 'The buyer comes back from the card provider',
      ...signedQuery,
    },
    {
      path: 'callback',
      way: 'callback',
      summary: 'The card provider tells of a payment',
      ...signedQuery,
    },
  ],
  turnedBack: [],
  async test({ paytrail: settings }, { amount, language }) {
    const listed = await listMethods(settings, { amount, language });
    if (listed.outcome !== 'listed') return listed;
    const names = [...new Set(listed.methods.map(({ name }) => name))];
    return { outcome: 'tried', isGood: names.length > 0, answer: names.slice(0, 8).join(', ') };
  },
};
