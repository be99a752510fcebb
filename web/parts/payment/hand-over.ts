import type { CallOutput } from '../../../contract/call/controllers.ts';
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

/** How the browser gets to the provider's page. */
export type HandOver =
  | { kind: 'form'; action: string; fields: { name: string; value: string }[]; hasButton: boolean }
  | { kind: 'link'; href: string };

/** The form of the chosen method; the provider's own page when it is no longer among them. */
export function handOverToListed(
  { redirectUrl, providers }: PaytrailPayment,
  chosen: { id: string; name: string },
): HandOver {
  // Two providers may share an id.
  const form = providers.find(({ id, name }) => id === chosen.id && name === chosen.name);
  return formOf(form ?? providers.find(({ id }) => id === chosen.id), redirectUrl);
}

/** Edenred and Zevoy cards are Mastercards: they are paid on the ordinary card page. */
export function handOverToCard({ redirectUrl, providers }: PaytrailPayment): HandOver {
  const cards = providers.filter(({ id }) => id === 'creditcard');
  const mastercard = cards.find(({ name }) => /mastercard/i.test(name));
  return formOf(mastercard ?? cards[0], redirectUrl);
}

/** The field names are ePassi's. */
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

// spec 9
const INTERVAL_MS = 200;
const MOST_TRIES = 50;

type PollOptions = {
  /** Sends the browser to the provider if the hand-over is ready; false while it is not. */
  leave: () => boolean;
  /** A dialog is open: that time does not count. */
  isOnHold: () => boolean;
  /** After about ten seconds. */
  giveUp: () => void;
};

/** Checks every 200 ms whether the browser can leave. Returns how to stop. */
export function pollHandOver({ leave, isOnHold, giveUp }: PollOptions): () => void {
  let tries = 0;
  let hasLeft = false;
  const timer = setInterval(() => {
    if (isOnHold()) return;
    tries += 1;
    // A slow provider page is waited for, but its form is never posted twice.
    if (!hasLeft) hasLeft = leave();
    if (tries < MOST_TRIES) return;
    clearInterval(timer);
    giveUp();
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}
