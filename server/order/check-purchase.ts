import { accountAddress } from '../../domain/account/email-address.ts';
import { fromEuros } from '../../domain/base/cents.ts';
import { formatDate, formatMoney } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import { helsinkiDay, type LocalDate, yearOf } from '../../domain/base/local-date.ts';
import { type CardFacts, cardState } from '../../domain/card/card-state.ts';
import { purchaseFormErrors } from '../../domain/order/purchase-form.ts';
import { isMonthlyOfferedOn } from '../../domain/scheme/scheme-facts.ts';
import { allStatements, onOneConnection } from '../db/database.ts';
import { withAcceptedTerms } from '../document/accepted-terms.ts';
import type { GuestContext, User } from '../platform/context.ts';
import { pauseText } from '../scheme/pause.ts';
import { findScheme, type Scheme } from '../scheme/scheme-queries.ts';
import { pendingPage } from './pending-page.ts';
import { codeError, type Priced, pricePurchase } from './price-purchase.ts';
import { writePriorPriceNote } from './prior-price-note.ts';
import { formOf, type PurchaseInput } from './purchase-input.ts';
import { findHeldCard, findWaitingPayment } from './purchase-queries.ts';
import { purchaseTexts } from './purchase-texts.ts';

export type PurchaseCheck =
  | { accepted: true; priced: Priced; priorPriceNote: string | null; scheme: Scheme }
  | { accepted: false; messages: string[]; pendingPaymentUrl: string | null };

/** The browser's rules, then checks that need the database. Reads only. */
export async function checkPurchase(
  input: PurchaseInput,
  context: GuestContext,
): Promise<PurchaseCheck> {
  const { pool, clock, user } = context;
  const form = formOf(input);
  const { billing, campaignCode } = form;
  const now = clock.now();
  const [found, heldCard, waiting, priced] = await onOneConnection(pool, (db) =>
    allStatements([
      findScheme(db),
      user ? findHeldCard(db, user.accountId) : null,
      user ? findWaitingPayment(db, { accountId: user.accountId, kind: 'standard', now }) : null,
      pricePurchase(
        db,
        { kind: 'standard', billing, campaignCode, now },
        // Reveals nothing about an e-mail address before it is verified.
        { accountId: user?.accountId ?? null, browserHash: null },
      ),
    ]),
  );
  const texts = purchaseTexts(found, context.language);
  const scheme = withAcceptedTerms(found, { now, shown: input.conditionsVersion });
  if (!scheme) return refused(texts.ofRefusal('termsChanged'));
  const today = helsinkiDay(now);
  const paused = pauseText(scheme.facts, ['selling'], context);
  if (paused) return refused(paused);
  if (billing === 'monthly' && !isMonthlyOfferedOn(scheme.facts, today)) {
    return refused(texts.ofRefusal('monthlyClosed'));
  }
  const errors = purchaseFormErrors(form, { currentYear: yearOf(today) });
  if (errors.length > 0) return refused(...errors.map(texts.ofError));

  const personal =
    user && personalRefusal(input, { user, heldCard, today }, texts, context.language);
  if (personal) return refused(personal);
  if (waiting) {
    const messages = [texts.ofRefusal('paymentBeingConfirmed')];
    return { accepted: false, messages, pendingPaymentUrl: pendingPage(waiting, context.language) };
  }

  if (priced.price === null) return refused(texts.ofError(codeError(priced)));
  const { purchasePrice } = input;
  if (purchasePrice !== undefined && fromEuros(purchasePrice) !== priced.price) {
    return refused(texts.ofRefusal('priceChanged', formatMoney(priced.price, context.language)));
  }
  const asked = { kind: 'standard', billing, campaignCode, now } as const;
  const priorPriceNote = await writePriorPriceNote(pool, asked, priced, context.language);
  return { accepted: true, priced, priorPriceNote, scheme };
}

/** Only for signed-in users: a guest learns nothing about existing accounts. */
function personalRefusal(
  { buyer }: PurchaseInput,
  { user, heldCard, today }: { user: User; heldCard: CardFacts | null; today: LocalDate },
  texts: ReturnType<typeof purchaseTexts>,
  language: Language,
): string | null {
  if (accountAddress(buyer.emailAddress) !== accountAddress(user.emailAddress)) {
    return texts.ofRefusal('otherEmailAddress');
  }
  if (!heldCard) return null;
  const held = cardState(heldCard, today);
  return held.state === 'valid'
    ? texts.ofRefusal('cardHeldUntil', formatDate(held.validUntil, language))
    : texts.ofRefusal('cardAlreadyHeld');
}

function refused(...messages: string[]): PurchaseCheck {
  return { accepted: false, messages, pendingPaymentUrl: null };
}
