import { expect, test } from 'vitest';
import type { HeldCard } from '../../../contract/checkout/held-card.ts';
import { testTransitions } from '../../../test/transitions.ts';
import {
  type ActivateEvent,
  type ActivateState,
  activate,
  openActivate,
} from './activate-state.ts';

const HELD = { customerNumber: '7338881345697899' } as unknown as HeldCard;
const OFFER = { cardId: 'card', held: HELD };

test('the page starts with the code of its link, in groups', () => {
  expect(openActivate('7338881345697899', OFFER)).toEqual({
    typed: '7338 8813 4569 7899',
    problem: null,
    offer: OFFER,
    added: null,
  });
});

const FULL: ActivateState = {
  typed: '7338',
  problem: 'ei kelpaa',
  offer: OFFER,
  added: { validUntil: '2027-01-31' },
};

testTransitions<ActivateState, ActivateEvent>(activate, FULL, {
  // A changed code resets the results of the previous one.
  typed: [[{ text: '73388813' }, { typed: '7338 8813', problem: null, offer: null, added: null }]],
  asked: [[{}, { problem: null }]],
  refused: [[{ message: 'ei nyt' }, { problem: 'ei nyt' }]],
  offered: [[{ cardId: 'other', held: HELD }, { offer: { cardId: 'other', held: HELD } }]],
  added: [[{ held: { validUntil: null } }, { added: { validUntil: null } }]],
});
