import type { ActionValue } from '../../../contract/office/action.ts';
import type { texts as fi } from '../../../contract/texts/fi/actions.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { ActionKind } from '../../../domain/office/actions.ts';
import type { Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';

type Texts<Kind extends ActionKind> = (typeof fi)[Kind];
type Phrase<Keys> = { key: Keys & string; values: ActionValue[] };

/** What an action is about; the row of the action points at it. */
export type Subject = {
  personId: string | null;
  cardId?: string | null;
  orderId?: string | null;
  paymentId?: string | null;
  museumId?: string | null;
  /** Of a guest there is nothing else to tell by whether they help themselves. */
  payerAddress?: string | null;
};

/** What the action changes, as plain data: the same function reads it before, after and when it is undone. */
export type State = Record<string, unknown>;

/** Who acts and when. A preview has no id yet. */
export type Act = UserContext & {
  now: number;
  today: LocalDate;
  actionId: string | null;
  /** What `ask` answered. */
  answer: unknown;
};

export type Prepared<Kind extends ActionKind> = {
  after: State;
  lines: {
    label: keyof Texts<Kind>['labels'] & string;
    /** Null: nothing stands there before. */
    before: Phrase<keyof Texts<Kind>['phrases']> | null;
    after: Phrase<keyof Texts<Kind>['phrases']>;
  }[];
  refusal?: Phrase<keyof Texts<Kind>['refusals']> | null;
  /** The letter that leaves with it, without secrets. */
  letter?: { subject: string; text: string } | null;
  /** What truly happens once it is done, where a person or somebody outside goes on with it. */
  follows?: Phrase<keyof Texts<Kind>['phrases']> | null;
  /** Cents, when it is over the limit of who acts: a second person decides. */
  needsSecond?: { amount: number } | null;
};

export type Action<Kind extends ActionKind, Input> = {
  kind: Kind;
  /** Asks somebody outside, before anything is locked, for the preview and again for the deed. Its answer is `act.answer`. */
  ask?(context: UserContext, input: Input): Promise<unknown>;
  /** Finds and locks what it is about; null: it is not there. */
  lock(tx: Transaction, input: Input, act: Act): Promise<Subject | null>;
  /** Read before and after: what it tells must be all that the action changes, and nothing that time changes. */
  state(tx: Transaction, input: Input, act: Act): Promise<State>;
  /** A state that an earlier release has written, as this one writes it. Left out: they are the same. */
  stored?(state: State, input: Input): State;
  /** What will be. Writes nothing. */
  prepare(tx: Transaction, input: Input, act: Act, before: State): Promise<Prepared<Kind>>;
  /** The day on which it comes into force, where it is planned: from then on it cannot be undone. Null: at once. */
  begins?(input: Input): LocalDate | null;
  perform(
    tx: Transaction,
    input: Input,
    act: Act & { actionId: string; reason: string },
  ): Promise<void>;
  /** Brings `before` back; `act.actionId` is the action that is undone. Left out: it cannot be undone. */
  undo?(
    tx: Transaction,
    input: Input,
    act: Act & { actionId: string; before: State },
  ): Promise<void>;
};

/** The engine reads an action without knowing its kind. */
// biome-ignore lint/suspicious/noExplicitAny: inputs differ by kind; the contract has parsed each
export type AnyAction = Action<any, any>;

export function defineAction<Kind extends ActionKind, Input>(
  action: Action<Kind, Input>,
): Action<Kind, Input> {
  return action;
}
