import type { ActionValue } from '../../../contract/office/action.ts';
import type { texts as fi } from '../../../contract/texts/fi/actions.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { ActionKind } from '../../../domain/office/actions.ts';
import type { Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';

type Texts<Kind extends ActionKind> = (typeof fi)[Kind];
type Phrase<Keys> = { key: Keys & string; values: ActionValue[] };

/** What the action applies to; referenced by its row. */
export type Subject = {
  personId: string | null;
  cardId?: string | null;
  orderId?: string | null;
  paymentId?: string | null;
  museumId?: string | null;
  /** A guest's address, the only way to detect that staff act on their own order. */
  payerAddress?: string | null;
};

/** The affected data as plain values, read by the same function before, after and on undo. */
export type State = Record<string, unknown>;

/** Actor and time. A preview has no action id yet. */
export type Act = UserContext & {
  now: number;
  today: LocalDate;
  actionId: string | null;
  /** Result of `ask`. */
  answer: unknown;
};

export type Prepared<Kind extends ActionKind> = {
  after: State;
  lines: {
    label: keyof Texts<Kind>['labels'] & string;
    /** Null when there is no previous value. */
    before: Phrase<keyof Texts<Kind>['phrases']> | null;
    after: Phrase<keyof Texts<Kind>['phrases']>;
  }[];
  refusal?: Phrase<keyof Texts<Kind>['refusals']> | null;
  /** The letter sent with it, without secrets. */
  letter?: { subject: string; text: string } | null;
  /** Next steps outside the portal, by a person or a provider. */
  follows?: Phrase<keyof Texts<Kind>['phrases']> | null;
  /** Cents when above the member's limit: a second approver decides. */
  needsSecond?: { amount: number } | null;
};

export type Action<Kind extends ActionKind, Input> = {
  kind: Kind;
  /**
   * Calls an external service before anything is locked, for the preview and again when performed; result in
   * `act.answer`.
   */
  ask?(context: UserContext, input: Input): Promise<unknown>;
  /** Finds and locks the subject; null when it does not exist. */
  lock(tx: Transaction, input: Input, act: Act): Promise<Subject | null>;
  /** Must cover everything the action changes and exclude time-dependent values. */
  state(tx: Transaction, input: Input, act: Act): Promise<State>;
  /** Upgrades a state stored by an earlier release; omit when the format is unchanged. */
  stored?(state: State, input: Input): State;
  /** Computes the result without writing. */
  prepare(tx: Transaction, input: Input, act: Act, before: State): Promise<Prepared<Kind>>;
  /** First day of a planned change, from which on it cannot be undone; null when immediate. */
  begins?(input: Input): LocalDate | null;
  perform(
    tx: Transaction,
    input: Input,
    act: Act & { actionId: string; reason: string },
  ): Promise<void>;
  /** Restores `before`; `act.actionId` is the undone action. Omit when it cannot be undone. */
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
