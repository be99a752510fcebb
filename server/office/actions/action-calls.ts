import type { officeActionCalls } from '../../../contract/office/action-calls.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { ALL_ACTIONS } from './all-actions.ts';
import { performAction, previewAction } from './perform-action.ts';
import { undoAction } from './undo-action.ts';

type OfficeAnswers = Answers<typeof officeActionCalls, UserContext>;

/** A preview and a perform call for every action; schemas are in the contract. */
function answersOfKinds() {
  const pairs = Object.values(ALL_ACTIONS).flatMap((action) => {
    const name = `${action.kind.charAt(0).toUpperCase()}${action.kind.slice(1)}`;
    return [
      [
        `preview${name}`,
        ({ input }: { input: unknown }, context: UserContext) =>
          previewAction(context, action, input),
      ],
      [
        `perform${name}`,
        (request: Parameters<typeof performAction>[2], context: UserContext) =>
          performAction(context, action, request),
      ],
    ];
  });
  return Object.fromEntries(pairs) as Omit<OfficeAnswers, 'undoAction'>;
}

export const officeActionAnswers: OfficeAnswers = {
  ...answersOfKinds(),
  undoAction: (asked, context) => undoAction(context, asked),
};
