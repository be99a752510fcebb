import { epassiFault, epassiForm, verifyEpassiNotification } from '../provider/epassi.ts';
import { genuine } from '../verified-notification.ts';
import type { PageChannel, SignedMessage } from './server-channel.ts';

const signedForm: Pick<SignedMessage, 'method' | 'read' | 'verify'> = {
  method: 'POST',
  read({ body }) {
    const fields = Object.entries(body ?? {}).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    return { raw: JSON.stringify(body ?? {}), fields: Object.fromEntries(fields) };
  },
  verify({ epassi: settings }, { fields }) {
    const verified = verifyEpassiNotification(settings, fields);
    return verified ? genuine(verified) : { genuine: false, reason: 'mac' };
  },
};

/** The browser posts a signed form; there is no API. */
export const epassi: PageChannel<ReturnType<typeof epassiForm>> = {
  name: 'epassi',
  messages: [
    { path: 'return', way: 'redirect', summary: 'The buyer comes back from ePassi', ...signedForm },
    { path: 'notify', way: 'callback', summary: 'ePassi tells of a payment', ...signedForm },
  ],
  turnedBack: [
    { path: 'cancel', page: 'Payment_Cancelled' },
    { path: 'reject', page: 'Payment_Failed' },
  ],
  async test({ epassi: settings }) {
    const { host } = new URL(settings.paymentUrl);
    return (await epassiFault(settings)) ?? { outcome: 'tried', isGood: true, answer: host };
  },
  async begin({ epassi: settings }, order) {
    return { outcome: 'created', transactionId: null, answer: epassiForm(settings, order) };
  },
};
