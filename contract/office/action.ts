import { z } from 'zod';
import {
  ACTION_KINDS,
  ACTIONS,
  type ActionGrade,
  type ActionKind,
  REASON_LENGTH,
} from '../../domain/office/actions.ts';
import type { Right } from '../../domain/office/rights.ts';
import { change, needs, needsRecent } from '../call/call.ts';
import { text } from '../call/wire-values.ts';
import { texts as actionTexts } from '../texts/en/actions.ts';

/** Text key of the action, and the values for its placeholders. */
const value = z.union([
  z.string(),
  z.number(),
  z.object({ day: z.iso.date() }),
  z.object({ euros: z.number() }),
  /** Basis points (hundredths of a per cent). */
  z.object({ rate: z.int() }),
  /** Two amounts, shown as their difference. */
  z.object({ difference: z.tuple([z.int(), z.int()]) }),
]);
export const phrase = z.object({ key: z.string(), values: z.array(value) }).meta({ id: 'Phrase' });

/** The preview. `previewed` is sent back with the action, which is refused when its outcome would differ. */
export const preview = z
  .object({
    lines: z.array(z.object({ label: z.string(), before: phrase.nullable(), after: phrase })),
    /** Why the action is not possible. */
    refusal: phrase.nullable(),
    /** The letter that the action sends; null: none, or it holds a secret. */
    letter: z.object({ subject: z.string(), text: z.string() }).nullable(),
    previewed: z.string(),
    /** Above the limit of this member of staff: needs a second person's approval. */
    needsSecond: z.boolean(),
  })
  .meta({ id: 'ActionPreview' });

const outcome = z
  .object({
    actionId: z.uuid(),
    kind: z.enum(ACTION_KINDS),
    at: z.number(),
    /** Deadline for undo, unless something changes first; null: cannot be undone. */
    undoUntil: z.number().nullable(),
    /** Not performed yet: waits for a second person's approval. */
    isAsked: z.boolean(),
    /** Next step, when the work continues elsewhere; null when a repeated call finds the action already done. */
    follows: phrase.nullable(),
  })
  .meta({ id: 'ActionOutcome' });

export const reason = text(REASON_LENGTH.most).trim().min(REASON_LENGTH.least);

type Named<Prefix extends string, Kind extends ActionKind, Made> = {
  [Name in `${Prefix}${Capitalize<Kind>}`]: Made;
};

/** The two calls of an action: `previewGoodwill` shows the outcome, `performGoodwill` performs it once. */
export function actionCalls<Kind extends ActionKind, Input extends z.ZodType>(
  kind: Kind,
  input: Input,
) {
  const { right, grade }: { right: Right; grade: ActionGrade } = ACTIONS[kind];
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const summary = actionTexts[kind].name;
  const named = z.globalRegistry.get(input)?.id ? input : input.meta({ id: name });
  const look = needs(right, change(`Preview: ${summary}`, z.object({ input: named }), preview));
  const performInput = z.object({
    input: named,
    /** Chosen by the browser, so that a repeated call performs one action. */
    actionId: z.uuid(),
    reason,
    previewed: text(64),
  });
  const done = needs(right, change(summary, performInput, outcome));
  const perform: typeof done = grade === 'high' ? needsRecent(done) : done;
  return {
    [`preview${name}`]: look,
    [`perform${name}`]: perform,
  } as Named<'preview', Kind, typeof look> & Named<'perform', Kind, typeof perform>;
}

/** The answer checks the right for the kind of undone action. */
export const undoCalls = {
  undoAction: needs(
    'office.open',
    change('Undo an action', z.object({ actionId: z.uuid(), undoId: z.uuid(), reason }), outcome),
  ),
};

export type ActionValue = z.infer<typeof value>;
export type ActionPreview = z.infer<typeof preview>;
export type ActionOutcome = z.infer<typeof outcome>;
