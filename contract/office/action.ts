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

/** A text of the action by its key, and what is filled into it. */
const value = z.union([
  z.string(),
  z.number(),
  z.object({ day: z.iso.date() }),
  z.object({ euros: z.number() }),
  /** Hundredths of a per cent. */
  z.object({ rate: z.int() }),
  /** Two amounts that are told by how much they differ. */
  z.object({ difference: z.tuple([z.int(), z.int()]) }),
]);
export const phrase = z.object({ key: z.string(), values: z.array(value) }).meta({ id: 'Phrase' });

/** What will be. `previewed` is sent back with the deed, which is refused when it would do anything else. */
export const preview = z
  .object({
    lines: z.array(z.object({ label: z.string(), before: phrase.nullable(), after: phrase })),
    /** Why it cannot be done. */
    refusal: phrase.nullable(),
    /** The letter that leaves with it; null: none, or one that holds a secret. */
    letter: z.object({ subject: z.string(), text: z.string() }).nullable(),
    previewed: z.string(),
    /** Over the limit of who asks: a second person decides. */
    needsSecond: z.boolean(),
  })
  .meta({ id: 'ActionPreview' });

const outcome = z
  .object({
    actionId: z.uuid(),
    kind: z.enum(ACTION_KINDS),
    at: z.number(),
    /** Until when it can be undone, if nothing changes; null: it cannot. */
    undoUntil: z.number().nullable(),
    /** Nothing is done yet: a second person decides. */
    isAsked: z.boolean(),
    /** What happens next, where it goes on elsewhere; of one that was done before it is not told again. */
    follows: phrase.nullable(),
  })
  .meta({ id: 'ActionOutcome' });

export const reason = text(REASON_LENGTH.most).trim().min(REASON_LENGTH.least);

type Named<Prefix extends string, Kind extends ActionKind, Made> = {
  [Name in `${Prefix}${Capitalize<Kind>}`]: Made;
};

/** The two calls of an action: `previewGoodwill` says what will be, `performGoodwill` does it once. */
export function actionCalls<Kind extends ActionKind, Input extends z.ZodType>(
  kind: Kind,
  input: Input,
) {
  const { right, grade }: { right: Right; grade: ActionGrade } = ACTIONS[kind];
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const summary = actionTexts[kind].name;
  const named = z.globalRegistry.get(input)?.id ? input : input.meta({ id: name });
  const look = needs(right, change(`Preview: ${summary}`, z.object({ input: named }), preview));
  const deed = z.object({
    input: named,
    /** Chosen by the browser: the same id is one action, however often it is sent. */
    actionId: z.uuid(),
    reason,
    previewed: text(64),
  });
  const done = needs(right, change(summary, deed, outcome));
  const perform: typeof done = grade === 'high' ? needsRecent(done) : done;
  return {
    [`preview${name}`]: look,
    [`perform${name}`]: perform,
  } as Named<'preview', Kind, typeof look> & Named<'perform', Kind, typeof perform>;
}

/** The right of its kind is checked in the answer. */
export const undoCalls = {
  undoAction: needs(
    'office.open',
    change('Undo an action', z.object({ actionId: z.uuid(), undoId: z.uuid(), reason }), outcome),
  ),
};

export type ActionValue = z.infer<typeof value>;
export type ActionPreview = z.infer<typeof preview>;
export type ActionOutcome = z.infer<typeof outcome>;
