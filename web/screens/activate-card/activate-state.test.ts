import { describe, expect, test } from 'vitest';
import type { HeldCard } from '../../../contract/held-card.ts';
import { type ActivateEvent, activate, openActivate } from './activate-state.ts';

const HELD = { customerNumber: '7338881345697899' } as unknown as HeldCard;
const OFFERED: ActivateEvent = { type: 'offered', cardId: 'card', held: HELD };

const stateAfter = (...events: ActivateEvent[]) => events.reduce(activate, openActivate('', null));

describe('the code of a card', () => {
  test('is grouped as it is typed', () => {
    expect(openActivate('7338881345697899', null).typed).toBe('7338 8813 4569 7899');
    expect(stateAfter({ type: 'typed', text: '73388813' }).typed).toMatch(/^7338 8813/);
  });

  test('that is refused can be changed, and the words of it go with the change', () => {
    const refused = stateAfter({ type: 'asked' }, { type: 'refused', message: 'ei kelpaa' });
    expect(refused).toMatchObject({ problem: 'ei kelpaa' });

    expect(activate(refused, { type: 'typed', text: '1' })).toMatchObject({ problem: null });
  });

  test('is being checked without the words of the last try', () => {
    const again = stateAfter({ type: 'refused', message: 'ei kelpaa' }, { type: 'asked' });

    expect(again).toMatchObject({ problem: null });
  });
});

describe('a year for a card that somebody holds', () => {
  test('is offered, and not for another code', () => {
    const offered = stateAfter({ type: 'asked' }, OFFERED);
    expect(offered).toMatchObject({ offer: { cardId: 'card', held: HELD } });

    expect(activate(offered, { type: 'typed', text: '1' }).offer).toBeNull();
  });

  test('is added, with the day it then ends', () => {
    const added = stateAfter(
      OFFERED,
      { type: 'asked' },
      { type: 'added', held: { validUntil: '2028-01-31' } },
    );

    expect(added).toMatchObject({ added: { validUntil: '2028-01-31' } });
  });

  test('that could not be added can be tried again', () => {
    const failed = stateAfter(OFFERED, { type: 'asked' }, { type: 'refused', message: 'ei nyt' });

    expect(failed).toMatchObject({ problem: 'ei nyt', added: null });
    expect(failed.offer).not.toBeNull();
  });
});
