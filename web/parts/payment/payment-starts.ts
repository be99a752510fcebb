import type { CultureVoucher } from '../../../domain/payment/provider.ts';
import { callServer } from '../../platform/call-server.ts';
import { TICKET } from '../order/order-note.tsx';
import {
  type HandOver,
  handOverToCard,
  handOverToEpassi,
  handOverToListed,
  type PaymentChoice,
  type PaytrailPayment,
} from './hand-over.ts';
import { PAYMENT_CARD } from './provider-tile.tsx';

const GUEST = 'MuseumCardGuestController';

/** The call that begins a payment, and how the browser leaves after it. */
type PaymentStart = { step: string; create: (paymentRecordId: string) => Promise<HandOver> };
/** The sign shows whether it is paid from a balance or with a benefit card. */
type Voucher = PaymentStart & { sign: string };

const atPaytrail = (handOver: (made: PaytrailPayment) => HandOver): PaymentStart => ({
  step: 'createPaytrailPayment',
  create: async (paymentRecordId) =>
    handOver(await callServer(GUEST, 'createPaytrailPayment', { paymentRecordId })),
});

const linkTo = ({ redirectUrl }: { redirectUrl: string }): HandOver => ({
  kind: 'link',
  href: redirectUrl,
});

const BENEFIT_CARD: Voucher = { sign: PAYMENT_CARD, ...atPaytrail(handOverToCard) };

/** What the browser knows of each voucher. */
export const VOUCHERS: Record<CultureVoucher, Voucher> = {
  epassi: {
    sign: TICKET,
    step: 'createEpassiPayment',
    create: async (paymentRecordId) =>
      handOverToEpassi(await callServer(GUEST, 'createEpassiPayment', { paymentRecordId })),
  },
  smartum: {
    sign: TICKET,
    step: 'createSmartumPayment',
    create: async (paymentRecordId) =>
      linkTo(await callServer(GUEST, 'createSmartumPayment', { paymentRecordId })),
  },
  edenred: BENEFIT_CARD,
  zevoy: BENEFIT_CARD,
};

const SAVING_CARD: PaymentStart = {
  step: 'createPaytrailPaymentAndTokenize',
  create: async (paymentRecordId) =>
    linkTo(await callServer(GUEST, 'createPaytrailPaymentAndTokenize', { paymentRecordId })),
};

export function paymentStartOf(choice: PaymentChoice): PaymentStart {
  if (choice.way === 'voucher') return VOUCHERS[choice.voucher];
  if (choice.way === 'monthly') return SAVING_CARD;
  return atPaytrail((made) => handOverToListed(made, choice));
}
