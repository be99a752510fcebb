import { parseActivationCode } from '../../domain/activation/activation-code.ts';
import {
  type ActivationInput,
  parseActivationInput,
} from '../../domain/activation/activation-input.ts';
import {
  type ActivationState,
  shownActivationState,
} from '../../domain/activation/activation-state.ts';
import { heldCardView } from '../order/held-card.ts';
import { findHeldCard } from '../order/purchase-queries.ts';
import { purchaseTexts } from '../order/purchase-texts.ts';
import type { GuestContext } from '../platform/context.ts';
import type { RefusalText } from '../platform/refusal-text.ts';
import { findScheme } from '../scheme/scheme-queries.ts';
import { readGrant, writeGrant } from './activation-grant.ts';
import { consumeCodeAttempt } from './activation-guard.ts';
import {
  type Claim,
  findClaimByCode,
  findClaimByNumber,
  isReplacedCode,
} from './activation-queries.ts';
import { activationCodeHashes } from './activation-secret.ts';

export const STATE_TEXTS = {
  unknown: 'activationUnknown',
  used: 'activationUsed',
  notPaid: 'activationNotPaid',
  takenBack: 'activationTakenBack',
  codeNeeded: 'activationCodeNeeded',
} as const;

type Checked = { state: ActivationState; message: string | null; cardId: string | null };

/**
 * The card of a code. The check digit catches typing errors, which count as no attempt; codes as short as those of
 * other schemes count, or they could be guessed.
 */
export async function checkActivation(typed: string, context: GuestContext): Promise<Checked> {
  const said = async (key: RefusalText) =>
    purchaseTexts(await findScheme(context.pool), context.language).ofRefusal(key);
  const input = parseActivationInput(typed);
  if (!input) return { state: 'unknown', message: await said('activationMistyped'), cardId: null };
  const attempt = await consumeCodeAttempt(context);
  const { state, cardId } = await lookUpCard(input, context);
  if (state !== 'unknown') await attempt.release();
  if (state === 'unknown' && input.kind === 'code' && !parseActivationCode(input.code))
    return { state, message: await said('activationMistyped'), cardId: null };
  if (state !== 'ready') return { state, message: await said(STATE_TEXTS[state]), cardId: null };
  const code = typedCode(input);
  const earlier = await readGrant(context);
  const isSame = earlier?.cardId === cardId && earlier.code === code;
  await writeGrant(context, { cardId, code, mark: null, marker: isSame ? earlier.marker : null });
  return { state, message: null, cardId };
}

type CardLookup =
  | { state: 'ready'; cardId: string }
  | { state: Exclude<ActivationState, 'ready'>; cardId: null };

/** The number is printed in plain sight: it identifies the card and grants nothing. */
async function lookUpCard(input: ActivationInput, context: GuestContext): Promise<CardLookup> {
  const { pool, settings } = context;
  if (input.kind === 'number') {
    const state = await stateForCaller(await findClaimByNumber(pool, input.number), context);
    return { state: state === 'ready' ? 'codeNeeded' : state, cardId: null };
  }
  const codeHashes = activationCodeHashes(input.code, settings.secretKey);
  const claim = await findClaimByCode(pool, codeHashes);
  if (!claim && (await isReplacedCode(pool, codeHashes)))
    return { state: 'takenBack', cardId: null };
  const state = await stateForCaller(claim, context);
  return state === 'ready' && claim
    ? { state, cardId: claim.cardId }
    : { state: state === 'ready' ? 'unknown' : state, cardId: null };
}

async function stateForCaller(
  claim: Claim | null,
  context: GuestContext,
): Promise<ActivationState> {
  if (!claim) return 'unknown';
  const grant = await readGrant(context);
  const hasRegistered = grant?.cardId === claim.cardId && grant.mark !== null;
  return shownActivationState(claim, { accountId: context.user?.accountId ?? null, hasRegistered });
}

function typedCode(input: ActivationInput): string {
  return input.kind === 'code' ? input.code : input.number;
}

/** The card of the signed-in person, to which a year can be added. */
export async function heldCardOf({ pool, clock, user }: GuestContext) {
  return user ? heldCardView(await findHeldCard(pool, user.accountId), clock.now()) : null;
}
