import { accountAddress } from '../../../domain/account/email-address.ts';
import { shownActivationState } from '../../../domain/activation/activation-state.ts';
import { helsinkiDay, yearOf } from '../../../domain/base/local-date.ts';
import { cleanBuyer, purchaseFormErrors } from '../../../domain/order/purchase-form.ts';
import { tooBusy } from '../../account/account-refusals.ts';
import { hashPassword } from '../../account/sign-in/password-hash.ts';
import { inTransaction } from '../../db/database.ts';
import { withAcceptedTerms } from '../../document/accepted-terms.ts';
import { requireRecentSignIn } from '../../order/create-purchase.ts';
import { formOf, isWithoutPlastic, type PurchaseInput } from '../../order/purchase-input.ts';
import { findHeldCard } from '../../order/purchase-queries.ts';
import { purchaseTexts } from '../../order/purchase-texts.ts';
import { requireUser } from '../../platform/access.ts';
import type { GuestContext } from '../../platform/context.ts';
import { QueueFull } from '../../platform/limits/bounded-queue.ts';
import type { RefusalText } from '../../platform/refusal-text.ts';
import { pauseText } from '../../scheme/pause.ts';
import { findScheme, type Scheme } from '../../scheme/scheme-queries.ts';
import { presentedCodeOf, readGrant, writeGrant } from '../activation-grant.ts';
import { findPresentedClaim } from '../activation-queries.ts';
import { STATE_TEXTS } from '../check-activation.ts';
import { claimCard } from '../claim/claim-card.ts';

type Registered =
  | { accepted: true; openedAccountId?: string | null }
  | { accepted: false; messages: string[] };

/** Somebody else paid for the card, so there is neither a price nor an order. */
export async function answerRegistration(
  input: PurchaseInput,
  validateOnly: boolean,
  context: GuestContext,
) {
  const check = await checkRegistration(input, context);
  if (check.accepted && context.user) await requireRecentSignIn(requireUser(context));
  const done = validateOnly || !check.accepted ? check : await registerCard(input, context);
  return done.accepted
    ? {
        purchasePrice: 0,
        validationError: null,
        buyerPersonAccountId: done.openedAccountId ?? null,
      }
    : { purchasePrice: null, validationError: done.messages.join('\n') };
}

/** All reasons to refuse the registration. Reads only. */
async function checkRegistration(input: PurchaseInput, context: GuestContext): Promise<Registered> {
  const { pool, clock, language } = context;
  const scheme = await findScheme(pool);
  const closed = pauseText(scheme.facts, ['registration'], context);
  if (closed) return refused(closed);
  const texts = purchaseTexts(scheme, language);
  if (!acceptedTerms(scheme, input, context)) return refused(texts.ofRefusal('termsChanged'));
  // Nothing is paid, so billing type and campaign code are ignored.
  const form = { ...formOf(input), billing: 'annually', campaignCode: null } as const;
  const errors = purchaseFormErrors(form, { currentYear: yearOf(helsinkiDay(clock.now())) });
  if (errors.length > 0) return refused(...errors.map(texts.ofError));
  const against = (await cardRefusal(input, context)) ?? (await personRefusal(input, context));
  return against ? refused(texts.ofRefusal(against)) : { accepted: true };
}

/** A signed-in account holds the card at once; a guest holds it once the mail is confirmed. */
async function registerCard(input: PurchaseInput, context: GuestContext): Promise<Registered> {
  const grant = await readGrant(context);
  const scheme = await findScheme(context.pool);
  const texts = purchaseTexts(scheme, context.language);
  const conditionsVersion = acceptedTerms(scheme, input, context);
  if (!conditionsVersion) return refused(texts.ofRefusal('termsChanged'));
  if (!grant) return refused(texts.ofRefusal('cardNotFound'));
  // Hashed also for a known address, so that response time reveals nothing.
  const passwordHash = await hashPassword(input.buyer.password).catch((error: unknown) => {
    throw error instanceof QueueFull ? tooBusy(context.language) : error;
  });
  const taken = await inTransaction(context.pool, (tx) =>
    claimCard(
      tx,
      {
        ...presentedCodeOf(grant, context.settings.secretKey),
        marker: grant.marker,
        buyer: cleanBuyer(input.buyer),
        siteLanguage: input.buyer.language,
        passwordHash,
        conditionsVersion,
        subscribedNewsletter: input.subscribedNewsletter,
        plasticCardOptOut: isWithoutPlastic(input, context.settings),
      },
      context,
    ),
  );
  if (!taken.taken) return refused(texts.ofRefusal(taken.reason));
  const { mark, openedAccountId } = taken;
  if (openedAccountId) await context.session.start(openedAccountId);
  const user = context.session.found ?? context.user;
  await writeGrant({ ...context, user }, { ...grant, mark });
  return { accepted: true, openedAccountId };
}

/** The version of the terms shown in the form; null: no longer in force. */
function acceptedTerms(
  scheme: Scheme,
  { conditionsVersion: shown }: PurchaseInput,
  { clock }: GuestContext,
): string | null {
  return withAcceptedTerms(scheme, { now: clock.now(), shown })?.conditionsVersion ?? null;
}

async function cardRefusal(
  { cardAssetId }: PurchaseInput,
  context: GuestContext,
): Promise<RefusalText | null> {
  const grant = await readGrant(context);
  if (!grant || grant.cardId !== cardAssetId) return 'cardNotFound';
  const brought = presentedCodeOf(grant, context.settings.secretKey);
  const state = shownActivationState(await findPresentedClaim(context.pool, brought), {
    accountId: context.user?.accountId ?? null,
    hasRegistered: grant.mark !== null,
  });
  return state === 'ready' ? null : STATE_TEXTS[state];
}

/** Only for a signed-in person: a guest learns nothing about any account. */
async function personRefusal(
  { buyer }: PurchaseInput,
  { pool, user }: GuestContext,
): Promise<RefusalText | null> {
  if (!user) return null;
  if (accountAddress(buyer.emailAddress) !== accountAddress(user.emailAddress)) {
    return 'registrationOtherEmail';
  }
  return (await findHeldCard(pool, user.accountId)) ? 'registrationHeld' : null;
}

function refused(...messages: string[]): Registered {
  return { accepted: false, messages };
}
