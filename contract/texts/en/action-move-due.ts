import type { texts as fi } from '../fi/action-move-due.ts';

export const texts: typeof fi = {
  name: 'Move the due date',
  lead: 'Nothing is charged before the new day. Instalments that fall due earlier move to the same day.',
  deed: 'Move the due date',
  done: 'The due date was moved.',
  form: { to: 'New due date' },
  labels: {
    next: 'Next charge',
    sum: 'Moves',
    entry: 'Entry',
    rest: 'Other instalments and the card',
  },
  phrases: {
    day: '{0}',
    moved: 'Instalments: {0}, {1} in all',
    held: 'Out of use because of an unpaid instalment',
    notHeld: 'In use',
    unchanged: 'No change',
  },
  refusals: {
    ended: 'The contract has already ended, or has been paid in full.',
    beingCharged: 'An instalment is being charged right now. Wait until the result is known.',
    day: 'Choose a day between tomorrow and {0|# day|# days} from now.',
    nothing: 'No instalment falls due before that day.',
  },
};
