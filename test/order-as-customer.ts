import { LWR_PATH } from '../contract/call/call.ts';
import type { Language } from '../domain/base/language.ts';
import { addDays, helsinkiDay, type LocalDate } from '../domain/base/local-date.ts';
import type { PurchaseKind } from '../domain/order/purchase-kind.ts';
import { dayBegins } from '../domain/scheme/day-begins.ts';
import { newToken } from '../server/account/secret-token.ts';
import { insertSession } from '../server/account/session/session-queries.ts';
import { findPageSchemes } from '../server/pages/page-queries.ts';
import { purchaseInput } from './buyer.ts';
import { companyInput } from './company-buyer.ts';
import { digitalInput } from './gift-buyer.ts';
import { givenAccount, givenCard } from './given.ts';
import type { TestPortal } from './portal.ts';

const GUEST = 'MuseumCardGuestController';
type OrderPageQuery = { kind: PurchaseKind; language: Language; code: string | null };

/** What customers see today on the page where an order is paid. */
export async function orderAsCustomer(
  portal: TestPortal,
  { kind, language, code }: OrderPageQuery,
) {
  const { pool, clock, settings } = portal;
  const day = helsinkiDay(clock.now());
  const campaignCode = code ?? undefined;
  const read = (method: string, params: Record<string, string> = {}) =>
    ask(portal, `${GUEST}/${method}?${new URLSearchParams(params)}`, { language });
  const check = (method: string, inputData: object) =>
    ask(portal, `${GUEST}/${method}`, { language, body: { inputData, validateOnly: true } });
  const checks = {
    standard: () => check('processMuseumCard', purchaseInput('aino@example.fi', { campaignCode })),
    gift: () => check('processDigitalGiftPurchase', digitalInput([{}], { campaignCode })),
    companyOrder: () =>
      check('processMuseumCardCompanyOrder', companyInput({ numberOfUnits: 1, campaignCode })),
    renewal: () => null,
  };
  const schemes = await findPageSchemes(pool, { ...settings, day });
  const { limits, isMonthlyOffered, giftsStay, closed, notices } = schemes[language].facts;
  return {
    prices: await read('getWebShopData'),
    companyPrice: await read('getCompanyPrice'),
    accepted: await checks[kind](),
    offer: kind === 'renewal' ? await offerOf(portal, { language, code }) : null,
    providers: await read('getPaytrailPaymentProviders', {
      paymentBillingType: 'annually',
      isGift: String(kind === 'gift'),
      paymentProcessType: kind,
    }),
    facts: { limits, isMonthlyOffered, giftsStay, closed, notices },
  };
}

/** Offer for a card that ends in thirty days. */
async function offerOf(portal: TestPortal, { language, code }: Omit<OrderPageQuery, 'kind'>) {
  const { pool, clock } = portal;
  const accountId = await givenAccount(pool);
  const now = clock.now();
  await givenCard(pool, { accountId, validUntil: addDays(helsinkiDay(now), 30) });
  const token = newToken();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 86_400_000 });
  const query = new URLSearchParams(code ? { campaignCode: code } : {});
  const path = `MuseumCardUserController/getRenewalOffer?${query}`;
  const { offer } = await ask(portal, path, { language, cookie: `session=${token}` });
  return offer;
}

type Sent = { language: Language; cookie?: string; body?: object };

async function ask({ url }: TestPortal, path: string, { language, cookie = '', body }: Sent) {
  const answer = await fetch(`${url}${LWR_PATH}/${path}`, {
    headers: { cookie, 'x-language': language, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answered = await answer.json();
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answered)}`);
  return answered;
}

/** Noon of that day. */
export function moveTo({ clock }: TestPortal, day: LocalDate): void {
  clock.advance(dayBegins(day) + 12 * 3_600_000 - clock.now());
}
