import { isRecentSignIn } from '../../domain/account/session-clock.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { cleanBuyer } from '../../domain/order/purchase-form.ts';
import { START_WORDING } from '../../domain/order/start-wording.ts';
import { hasPassword, lockAccount } from '../account/account-queries.ts';
import { orderLanguage } from '../account/letter-language.ts';
import { hashPassword } from '../account/sign-in/password-hash.ts';
import { updateBuyer } from '../account/write/change-account-queries.ts';
import { allStatements, type Transaction, transactionWithLocks } from '../db/database.ts';
import type { UserContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import type { Scheme } from '../scheme/scheme-queries.ts';
import { codeError, reservePrice } from './price-purchase.ts';
import { formOf, isWithoutPlastic, type PurchaseInput } from './purchase-input.ts';
import { findHeldCard, findOpenOrder, saveOrder } from './purchase-queries.ts';
import { purchaseTexts } from './purchase-texts.ts';

/** Bump when the wording of the consent in the texts changes. */
export const MONTHLY_CONSENT_VERSION = '2026-11';

export type PurchaseResult =
  | { made: true; orderId: string; accountId: string }
  | { made: false; message: string };

/** Replacing an existing password requires a recent sign-in. */
export async function requireRecentSignIn({ pool, clock, session, user, language }: UserContext) {
  const signedInAt = session.found?.reauthenticatedAt ?? 0;
  if (isRecentSignIn(signedInAt, clock.now())) return;
  if (!(await hasPassword(pool, user.accountId))) return;
  throw new Refusal('SIGN_IN_AGAIN', refusalText('signInAgain', language), 403);
}

/** Creates the order of a checked form, or updates the open one: never a second. */
export async function createPurchase(
  input: PurchaseInput,
  scheme: Scheme,
  context: UserContext,
): Promise<PurchaseResult> {
  const passwordHash = await hashPassword(input.buyer.password);
  const { accountId } = context.user;
  const { billing } = formOf(input);
  const lock = (tx: Transaction) =>
    allStatements([
      lockAccount(tx, accountId),
      // Checked again under the lock: another tab may have been faster.
      findHeldCard(tx, accountId),
      findOpenOrder(tx, { accountId, kind: 'standard', billing, now: context.clock.now() }),
    ]);
  return transactionWithLocks(context.pool, lock, (tx, [, held, open]) =>
    makeOrder(tx, { input, scheme, passwordHash, held, open }, context),
  );
}

type Order = {
  input: PurchaseInput;
  scheme: Scheme;
  passwordHash: string;
  held: Awaited<ReturnType<typeof findHeldCard>>;
  open: Awaited<ReturnType<typeof findOpenOrder>>;
};

async function makeOrder(
  tx: Transaction,
  { input, scheme, passwordHash, held, open }: Order,
  context: UserContext,
): Promise<PurchaseResult> {
  const { user, session, clock, language } = context;
  const { accountId } = user;
  const now = clock.now();
  const texts = purchaseTexts(scheme, language);
  if (held) return purchaseError(texts.ofRefusal('cardAlreadyHeld'));
  if (open?.isBeingConfirmed) return purchaseError(texts.ofRefusal('paymentBeingConfirmed'));
  const orderId = open?.orderId ?? null;
  const { billing, campaignCode } = formOf(input);
  const asked = { kind: 'standard', billing, campaignCode, now } as const;
  const priced = await reservePrice(tx, asked, {
    exceptOrderIds: orderId ? [orderId] : [],
    buyer: { accountId, browserHash: null, emailAddress: null },
  });
  if (priced.price === null) return purchaseError(texts.ofError(codeError(priced)));

  const { password: _secret, ...buyer } = cleanBuyer(input.buyer);
  const { firstName, lastName } = buyer;
  const ownLanguage = orderLanguage(context, input.buyer.language);
  const [, saved] = await allStatements([
    updateBuyer(tx, {
      ...{ accountId, firstName, lastName, language: ownLanguage, passwordHash, renames: false },
      keptSessionId: session.found?.sessionId ?? null,
    }),
    saveOrder(tx, orderId, {
      kind: 'standard',
      billing,
      accountId,
      language: ownLanguage,
      listPrice: priced.listPrice,
      price: priced.price,
      campaignId: priced.campaign?.id ?? null,
      details: {
        buyer,
        subscribedNewsletter: input.subscribedNewsletter,
        plasticCardOptOut: isWithoutPlastic(input, context.settings),
        orderedOn: helsinkiDay(now),
      },
      conditionsVersion: scheme.conditionsVersion,
      monthlyConsentVersion: billing === 'monthly' ? MONTHLY_CONSENT_VERSION : null,
      startWording: `${START_WORDING.standard}.${input.buyer.language}`,
      now,
    }),
  ]);
  return { made: true, orderId: saved, accountId };
}

function purchaseError(message: string): PurchaseResult {
  return { made: false, message };
}
