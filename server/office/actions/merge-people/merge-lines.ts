import { say } from '../../../../contract/texts/action-text.ts';
import { SIGN_IN_WAIT_HOURS } from '../../../../domain/account/sign-in-wait.ts';
import { groupInFours } from '../../../../domain/base/format.ts';
import { maskEmail } from '../../../../domain/office/mask-contact.ts';
import type { State } from '../define-action.ts';
import type { PersonCard } from './merge-people-queries.ts';
import type { chosenOf, MergeInput, Sides } from './merge-plan.ts';

export type Rows = Record<string, Record<string, string | null>>;

type PreviewFacts = {
  input: MergeInput;
  sides: Sides;
  before: State;
  cards: PersonCard[];
  then: PersonCard[];
  chosen: ReturnType<typeof chosenOf>;
  identity: ReturnType<typeof say<'compared' | 'nothingToCompare' | 'none'>>;
};

/** The other person's address is masked, since their page was not opened. */
export function linesOf({
  input: { personId, keep },
  sides: { kept },
  before,
  cards,
  then,
  chosen,
  identity,
}: PreviewFacts) {
  const rows = before.rows as Rows;
  const count = (reference: string) => Object.keys(rows[reference] ?? {}).length;
  const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
    [firstName, lastName].filter(Boolean).join(' ');
  const own = cards.find(({ holderId }) => holderId === personId);
  const keptCard = then.find(({ holderId }) => holderId === personId);
  const { emailAddress } = chosen;
  const line = (text: string) => (text ? say('words', text) : say('none'));
  return [
    {
      label: 'email' as const,
      before: say('words', kept.emailAddress),
      after: say('words', keep.email === 'kept' ? emailAddress : maskEmail(emailAddress)),
    },
    {
      label: 'person' as const,
      before: line(nameOf(own ?? kept)),
      after: line(chosen.name ? nameOf(chosen.name) : ''),
    },
    {
      label: 'contact' as const,
      before: line(kept.contact?.streetAddress ?? ''),
      after: line(chosen.contact?.streetAddress ?? ''),
    },
    { label: 'card' as const, before: cardLine(own), after: cardLine(keptCard) },
    {
      label: 'moved' as const,
      before: null,
      after: say(
        'moved',
        count('card_order.buyer_account_id'),
        count('monthly_contract.account_id'),
        count('payment_token.account_id'),
        count('contact_case.account_id'),
        count('person_note.account_id'),
      ),
    },
    { label: 'identity' as const, before: null, after: identity },
    { label: 'access' as const, before: null, after: say('waits', SIGN_IN_WAIT_HOURS) },
    { label: 'told' as const, before: null, after: say('letters') },
  ];
}

function cardLine(card: PersonCard | undefined) {
  if (!card) return say('noCard');
  const number = groupInFours(card.customerNumber);
  if (card.waits) return say('numberWaits', number);
  return card.validUntil
    ? say('numberUntil', number, { day: card.validUntil })
    : say('number', number);
}
