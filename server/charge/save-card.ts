import { randomBytes } from 'node:crypto';
import { pathTo } from '../../contract/page/pages.ts';
import { type Language, languageOf } from '../../domain/base/language.ts';
import { findOwnCard } from '../card/card-queries.ts';
import { inTransaction } from '../db/database.ts';
import { updateContractTokens } from '../instalment/contract-queries.ts';
import { sealToken, tokenHash } from '../instalment/seal-token.ts';
import { insertSavedToken } from '../instalment/token-queries.ts';
import { paymentSettings } from '../payment/provider/payment-settings.ts';
import { verifyCardSavingNotification } from '../payment/provider/paytrail-notification.ts';
import { addCardForm, getToken } from '../payment/provider/paytrail-token.ts';
import type { Deps, UserContext } from '../platform/context.ts';
import { spokenLanguage } from '../platform/scheme-today.ts';
import { renewalRefusal } from '../renewal/renewal-refusals.ts';
import { findCardSaving, insertCardSaving, updateCardSaved } from './card-saving-queries.ts';

/** The form that the browser posts to the provider to save a payment card. */
export async function startSavingCard(
  input: { language: string; assetId: string; isForPlan: boolean },
  context: UserContext,
) {
  const { pool, clock, settings, user } = context;
  const { accountId } = user;
  const card = await findOwnCard(pool, { accountId, cardId: input.assetId });
  if (!card) throw renewalRefusal('cardNotFound', context);
  const language = spokenLanguage(languageOf(input.language));
  const key = randomBytes(24).toString('base64url');
  const { cardId } = card;
  const { isForPlan } = input;
  await insertCardSaving(pool, { key, accountId, cardId, language, isForPlan, now: clock.now() });
  const both = (way: string) => {
    const url = `${settings.publicUrl}/payments/paytrail/${way}/${key}`;
    return { success: url, cancel: url };
  };
  const { action, fields } = addCardForm(paymentSettings(settings).paytrail, {
    language,
    redirect: both('card-return'),
    callback: both('card-callback'),
  });
  return { url: action, parameters: fields };
}

export type CardSaved = {
  /** `unanswered`: the provider did not return the card's details and can be asked again. */
  outcome: 'saved' | 'notSaved' | 'unanswered' | 'unknown';
  language: Language;
  isForPlan: boolean;
};

/** For redirect and callback alike: the first saves the card, the second changes nothing. */
export async function processSavedCard(
  deps: Deps,
  { key, query }: { key: string; query: string },
): Promise<CardSaved> {
  const { pool, clock, settings, log } = deps;
  const now = clock.now();
  const saving = await findCardSaving(pool, { key, now });
  if (!saving) return { outcome: 'unknown', language: 'fi', isForPlan: false };
  const { accountId, language, isForPlan } = saving;
  const ended = (outcome: CardSaved['outcome']) => ({ outcome, language, isForPlan });
  if (saving.isSaved) return ended('saved');

  const { paytrail } = paymentSettings(settings, now);
  const checked = verifyCardSavingNotification(paytrail, query);
  if (!checked.genuine) {
    log.warn({ reason: checked.reason }, 'a card signal is not genuine');
    return ended('notSaved');
  }
  const { status, tokenizationId } = checked.notification;
  if (status !== 'ok' || !tokenizationId) return ended('notSaved');
  const found = await getToken(paytrail, tokenizationId);
  if (found.outcome !== 'found') {
    log.warn({ outcome: found.outcome }, 'the token of a saved card was not told');
    return ended(found.outcome === 'refused' ? 'notSaved' : 'unanswered');
  }
  const { token, card } = found;
  await inTransaction(pool, async (tx) => {
    const tokenId = await insertSavedToken(tx, {
      accountId,
      sealed: sealToken(token, settings.secretKey),
      hash: tokenHash(token),
      brand: card.brand,
      lastFour: card.lastFour,
      expiresOn: card.expiresOn,
      now,
    });
    await updateCardSaved(tx, { key, now });
    await updateContractTokens(tx, { accountId, tokenId, now });
  });
  return ended('saved');
}

/** The page that continues with what the card was saved for. */
export function afterSaving({ outcome, language, isForPlan }: CardSaved): string {
  const page = isForPlan ? 'My_Plan' : 'Extend_Validity';
  return `${pathTo(page, language)}?kortti=${outcome === 'saved' ? 'ok' : 'ei'}`;
}
