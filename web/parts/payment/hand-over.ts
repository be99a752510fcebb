import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { CultureVoucher } from '../../../domain/payment/provider.ts';

type Guest = 'MuseumCardGuestController';
export type Provider = CallOutput<Guest, 'getPaytrailPaymentProviders'>[number];
export type PaytrailPayment = CallOutput<Guest, 'createPaytrailPayment'>;
type EpassiPayment = CallOutput<Guest, 'createEpassiPayment'>;

/** A selectable method; a monthly order has none. */
export type PaymentChoice =
  | { way: 'listed'; id: string; name: string }
  | { way: 'voucher'; voucher: CultureVoucher }
  | { way: 'monthly' };

/** How the browser gets to the provider's page. */
export type HandOver =
  | { kind: 'form'; action: string; fields: { name: string; value: string }[]; hasButton: boolean }
  | { kind: 'link'; href: string };

/** Form of the chosen method; the provider's own page when it has disappeared. */
export function handOverToListed(
  { redirectUrl, providers }: PaytrailPayment,
  chosen: { id: string; name: string },
): HandOver {
  // Two providers may share an id.
  const form = providers.find(({ id, name }) => id === chosen.id && name === chosen.name);
  return formOf(form ?? providers.find(({ id }) => id === chosen.id), redirectUrl);
}

/** Edenred and Zevoy cards are Mastercards: they use the card page. */
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

// Checked every 200 ms, given up after ten seconds.
const INTERVAL_MS = 200;
const MOST_TRIES = 50;

type PollOptions = {
  /** Sends the browser to the provider if the hand-over is ready; false while it is not. */
  leave: () => boolean;
  /** A dialog is open: this time does not count. */
  isOnHold: () => boolean;
  /** Called after about ten seconds. */
  giveUp: () => void;
};

/** Checks every 200 ms whether the browser can leave. Returns a stop function. */
export function pollHandOver({ leave, isOnHold, giveUp }: PollOptions): () => void {
  let tries = 0;
  let hasLeft = false;
  const timer = setInterval(() => {
    if (isOnHold()) return;
    tries += 1;
    // Waits for a slow provider page, but never posts its form twice.
    if (!hasLeft) hasLeft = leave();
    if (tries < MOST_TRIES) return;
    clearInterval(timer);
    giveUp();
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}
