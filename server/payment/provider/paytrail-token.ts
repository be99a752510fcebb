import { z } from 'zod';
import type { Language } from '../../../domain/base/language.ts';
import { shapeByPlace } from './answer-shape.ts';
import type { PaytrailSettings } from './payment-settings.ts';
import { type PaytrailOrder, paytrailBody, type ReturnAddresses } from './paytrail-order.ts';
import { callPaytrail, checkoutFields, readAnswer, sendSigned } from './paytrail-request.ts';
import { signatureOf } from './paytrail-signature.ts';
import type { NoAnswer } from './provider-outcome.ts';
import { sanitiseText } from './sanitise-text.ts';
import { webAddress } from './web-address.ts';

export type AddCardForm = { action: string; fields: { name: string; value: string }[] };

/** Form that the browser posts to the provider to save a card without paying. A fresh nonce makes each form unique. */
export function addCardForm(
  settings: PaytrailSettings,
  request: { language: Language; redirect: ReturnAddresses; callback: ReturnAddresses },
): AddCardForm {
  const fields = checkoutFields(settings, 'POST', {
    'checkout-redirect-success-url': request.redirect.success,
    'checkout-redirect-cancel-url': request.redirect.cancel,
    'checkout-callback-success-url': request.callback.success,
    'checkout-callback-cancel-url': request.callback.cancel,
  });
  const signature = signatureOf(settings.secret, settings.algorithm, fields);
  const all = { ...fields, language: request.language.toUpperCase(), signature };
  return {
    action: `${settings.baseUrl}/tokenization/addcard-form`,
    fields: Object.entries(all).map(([name, value]) => ({ name, value })),
  };
}

/** What we store of a card: enough to name it and to know when it expires. */
export type SavedCard = { brand: string; lastFour: string; expiresOn: string; bin: string | null };

export type TokenFound = {
  outcome: 'found';
  token: string;
  card: SavedCard;
  requestId: string | null;
};

const tokenShape = z.object({
  token: z.string().min(1),
  card: z.object({
    type: z.string(),
    bin: z.string().nullish(),
    partial_pan: z.string(),
    expire_year: z.string(),
    expire_month: z.string(),
  }),
});

export async function getToken(
  settings: PaytrailSettings,
  tokenizationId: string,
): Promise<TokenFound | NoAnswer> {
  const read = await callPaytrail(
    settings,
    {
      method: 'POST',
      path: `/tokenization/${encodeURIComponent(tokenizationId)}`,
      about: { tokenizationId },
    },
    { status: 200, shape: tokenShape },
  );
  if (read.outcome !== 'good') return read;
  const { token, card } = read.data;
  return {
    outcome: 'found',
    token,
    card: {
      brand: card.type,
      lastFour: card.partial_pan,
      expiresOn: cardExpiry(card.expire_year, card.expire_month),
      bin: card.bin ?? null,
    },
    requestId: read.requestId,
  };
}

/** 'YYYY-MM': the last month in which the card is valid. */
export function cardExpiry(year: string, month: string): string {
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}`;
}

export type ChargeResult =
  | { outcome: 'charged'; transactionId: string; requestId: string | null }
  /** The holder must confirm in person: send the browser to the address. Only when the holder is present. */
  | { outcome: 'stepUp'; transactionId: string; confirmUrl: string; requestId: string | null }
  | {
      outcome: 'declined';
      acquirerCode: string | null;
      description: string;
      requestId: string | null;
    }
  | NoAnswer;

const declineShape = z.object({
  message: z.literal('Failed to create token payment.'),
  acquirerResponseCode: z.string().nullish(),
  acquirerResponseCodeDescription: z.string().nullish(),
});

const chargedShape = z.object({ transactionId: z.uuid() });

const stepUpShape = shapeByPlace((baseUrl) =>
  z.object({ transactionId: z.uuid(), threeDSecureUrl: webAddress(baseUrl) }),
);

/** `cit`: initiated by the holder, who is present. `mit`: an agreed instalment, initiated by the merchant. */
export async function chargeToken(
  settings: PaytrailSettings,
  initiative: 'cit' | 'mit',
  order: PaytrailOrder,
  token: string,
): Promise<ChargeResult> {
  const answer = await sendSigned(settings, {
    method: 'POST',
    path: `/payments/token/${initiative}/charge`,
    body: { ...paytrailBody(order), token },
  });
  if (answer.outcome !== 'answered') return answer;
  const { requestId } = answer;

  if (answer.status === 403) {
    const stepUp = stepUpShape(settings.baseUrl).safeParse(answer.json);
    if (stepUp.success) {
      const { transactionId, threeDSecureUrl } = stepUp.data;
      return { outcome: 'stepUp', transactionId, confirmUrl: threeDSecureUrl, requestId };
    }
  }
  const decline = declineShape.safeParse(answer.json);
  if (answer.status === 400 && decline.success) {
    return {
      outcome: 'declined',
      acquirerCode: decline.data.acquirerResponseCode || null,
      description: sanitiseText(decline.data.acquirerResponseCodeDescription ?? ''),
      requestId,
    };
  }
  const read = readAnswer(answer, 201, chargedShape);
  return read.outcome === 'good' ? { outcome: 'charged', ...read.data, requestId } : read;
}
