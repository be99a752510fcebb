import { type Buyer, payAtPaytrail } from './buyer.ts';
import type { TestPortal } from './portal.ts';

type Changes = Record<string, unknown>;

const GIVER = {
  firstName: 'Aino',
  lastName: 'Lahtinen',
  emailAddress: 'aino.antaja@example.fi',
  phone: '',
  language: 'fi',
};

export function digitalInput(recipients: Changes[], changes: Changes = {}) {
  return {
    buyer: GIVER,
    museumCardConditionsAccepted: true,
    recipients: recipients.map((recipient) => ({
      recipientName: 'Elias',
      recipientEmail: 'elias.saaja@example.fi',
      greeting: 'Hyvää syntymäpäivää!',
      ...recipient,
    })),
    ...changes,
  };
}

export function envelopeInput(recipients: Changes[], changes: Changes = {}) {
  const address = { streetAddress: 'Puutarhakatu 12 B 7', zipCode: '20100', city: 'Turku' };
  return {
    buyer: { ...GIVER, ...address },
    museumCardConditionsAccepted: true,
    deliverTo: 'recipient',
    recipients: recipients.map((recipient) => ({
      recipientName: 'Elias Lahtinen',
      greeting: 'Hyvää joulua!',
      streetAddress: 'Kauppakatu 3',
      zipCode: '33100',
      city: 'Tampere',
      ...recipient,
    })),
    ...changes,
  };
}

type Method = 'processDigitalGiftPurchase' | 'processEnvelopeGiftPurchase';

/** Order, payment record and the provider's answer, as the page creates them. */
export async function startGift(buyer: Buyer, method: Method, inputData: object) {
  const made = await buyer.call(method, { inputData, validateOnly: false });
  const record = await buyer.call('createPaymentRecord', {
    museumCardEventIds: made.body.purchaseMuseumCardEventIds,
    language: 'FI',
    personAccountId: made.body.buyerPersonAccountId,
    paymentProviderType: 'paytrail',
    paymentProcessType: 'gift',
    paymentBillingType: 'annually',
  });
  const paymentId = record.body as string;
  const started = await buyer.call('createPaytrailPayment', { paymentRecordId: paymentId });
  if (started.status !== 200) throw new Error(JSON.stringify([made, record, started]));
  return {
    paymentId,
    body: started.body,
    orderIds: made.body.purchaseMuseumCardEventIds as string[],
  };
}

/** A paid gift, and the giver's secret from the mail. */
export async function paidGift(
  portal: TestPortal,
  buyer: Buyer,
  method: Method,
  inputData: { buyer: { emailAddress: string } },
) {
  const started = await startGift(buyer, method, inputData);
  const back = await payAtPaytrail(started);
  const returned = await fetch(back ?? '', { redirect: 'manual' });
  const { rows } = await portal.pool.query(
    `select data from mail_outbox where idempotency_key = $1`,
    [`purchase:${started.paymentId}`],
  );
  const { links, receipt } = rows[0].data;
  const giftKey = keyIn(links.giver) || keyIn(await mailedLink(portal, receipt.orderNumber));
  return { ...started, giftKey, landedOn: returned.headers.get('location') ?? '' };
}

const keyIn = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('avain') ?? '';

/** The letter may have been sent: its stored copy has the link without the key. */
async function mailedLink({ mails }: TestPortal, orderNumber: string) {
  for (const { text = '' } of await mails()) {
    const link = /http\S+avain=[\w-]+/.exec(text)?.[0];
    if (link && text.includes(orderNumber)) return link;
  }
  throw new Error(`no letter of the order ${orderNumber}`);
}
