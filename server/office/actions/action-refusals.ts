import { actionText } from '../../../contract/texts/action-text.ts';
import { texts as en } from '../../../contract/texts/en/actions.ts';
import { texts as fi } from '../../../contract/texts/fi/actions.ts';
import { texts as sv } from '../../../contract/texts/sv/actions.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { ActionKind } from '../../../domain/office/actions.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { worded } from '../../platform/worded.ts';
import type { Prepared } from './define-action.ts';

const TEXTS = worded('contract/actions', { fi, sv, en });

export const notFound = (language: Language) =>
  new Refusal('NOT_FOUND', refusalText('notFound', language), 404);

/** The effect would differ from the preview. */
export const changed = (language: Language) =>
  new Refusal('ACTION_CHANGED', refusalText('actionChanged', language), 409);

/** The result was changed since, so this undo may not revert it. */
export const changedAfterwards = (language: Language) =>
  new Refusal('ACTION_CHANGED', refusalText('actionOverlaid', language), 409);

/** The id belongs to a different request. */
export const otherAction = (language: Language) =>
  new Refusal('ACTION_ID_USED', refusalText('actionIdUsed', language), 409);

/** A colleague's identical request is still undecided. */
export const alreadyRequested = (language: Language) =>
  new Refusal('ALREADY_ASKED', refusalText('approvalAsked', language), 409);

/** Decided, expired or the caller's own: not theirs to decide. */
export const notToDecide = (isOwn: boolean, language: Language) =>
  isOwn
    ? new Refusal('OWN_APPROVAL', refusalText('approvalOwn', language), 403)
    : new Refusal('APPROVAL_DECIDED', refusalText('approvalDecided', language), 409);

export const ownAccount = (language: Language) =>
  new Refusal('OWN_ACCOUNT', refusalText('actionOnSelf', language), 403);

export const cannotUndo = (
  why: 'actionUndone' | 'actionNotUndoable' | 'actionTooOld' | 'actionBegun',
  language: Language,
) => new Refusal('CANNOT_UNDO', refusalText(why, language), 409);

export function refusedBy<Kind extends ActionKind>(
  kind: Kind,
  refusal: NonNullable<Prepared<Kind>['refusal']>,
  language: Language,
): Refusal {
  const text = actionText(TEXTS[language][kind].refusals, refusal, language);
  return new Refusal('ACTION_REFUSED', text, 409);
}
