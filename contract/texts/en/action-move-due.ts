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
    held: 'Stopped because of an unpaid instalment',
    notHeld: 'Not stopped',
    unchanged: 'No change',
  },
  refusals: {
    ended: 'The contract has ended already, or is paid in full.',
    beingCharged: 'An instalment is being charged right now. Wait until the result is known.',
    day: 'Choose a day from tomorrow to at most {0|# day|# days} ahead.',
    nothing: 'No instalment falls due before that day.',
  },
};
