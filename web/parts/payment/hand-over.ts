import type { CallOutput } from '../../../contract/controllers.ts';
import type { CultureVoucher } from '../../../domain/payment/culture-voucher.ts';

type Guest<Method extends keyof GuestCalls> = CallOutput<'MuseumCardGuestController', Method>;
type GuestCalls = {
  getPaytrailPaymentProviders: unknown;
  createPaytrailPayment: unknown;
  createEpassiPayment: unknown;
};

export type Provider = Guest<'getPaytrailPaymentProviders'>[number];
type PaytrailPayment = Guest<'createPaytrailPayment'>;
type EpassiPayment = Guest<'createEpassiPayment'>;

/** What a person can choose; a monthly order has nothing to choose. */
export type PaymentChoice =
  | { way: 'listed'; id: string; name: string }
  | { way: 'voucher'; voucher: CultureVoucher }
  | { way: 'monthly' };

/** How the browser gets to the one who takes the money. */
export type HandOver =
  | { kind: 'form'; action: string; fields: { name: string; value: string }[]; hasButton: boolean }
  | { kind: 'link'; href: string };

/** The form of the chosen method; the provider's own page when it is no longer among them. */
export function handOverToListed(
  { redirectUrl, providers }: PaytrailPayment,
  chosen: { id: string; name: string },
): HandOver {
  // The same id may stand there under two names.
  const form = providers.find(({ id, name }) => id === chosen.id && name === chosen.name);
  return formOf(form ?? providers.find(({ id }) => id === chosen.id), redirectUrl);
}

/** Edenred and Zevoy cards are Mastercards: they are paid on the ordinary card page. */
export function handOverToCard({ redirectUrl, providers }: PaytrailPayment): HandOver {
  const cards = providers.filter(({ id }) => id === 'creditcard');
  const mastercard = cards.find(({ name }) => /mastercard/i.test(name));
  return formOf(mastercard ?? cards[0], redirectUrl);
}

/** The names are ePassi's. */
export function handOverToEpassi(payment: EpassiPayment): HandOver {
  const fields = {
    STAMP: payment.stamp,
    SITE: payment.site,
    AMOUNT: payment.amount,
    REJECT: payment.rejectURL,
    CANCEL: payment.cancelURL,
    RETURN: payment.returnURL,
    MAC: payment.mac,
    NOTIFY_URL: payment.notifyURL,
  };
  return {
    kind: 'form',
    action: payment.action,
    fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    hasButton: true,
  };
}

function formOf(
  provider: PaytrailPayment['providers'][number] | undefined,
  redirectUrl: string,
): HandOver {
  if (!provider) return { kind: 'link', href: redirectUrl };
  return { kind: 'form', action: provider.url, fields: provider.parameters, hasButton: false };
}
