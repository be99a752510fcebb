import { describe, expect, test } from 'vitest';
import { emptyGiftForm, type GiftFormEvent, giftForm } from './gift-form-state.ts';

const stateAfter = (...events: GiftFormEvent[]) => events.reduce(giftForm, emptyGiftForm());
const ADDED: GiftFormEvent = { type: 'recipientAdded' };
const named = (place: number, value: string): GiftFormEvent => ({
  type: 'recipientTyped',
  place,
  field: 'recipientName',
  value,
});

describe('the recipients of gifts', () => {
  test('are one at first, and never fewer', () => {
    expect(stateAfter({ type: 'recipientRemoved', place: 0 }).recipients).toHaveLength(1);
  });

  test('stay apart when one in the middle is removed and another is added', () => {
    const { recipients } = stateAfter(
      ...[ADDED, ADDED, named(0, 'Aino'), named(1, 'Elias'), named(2, 'Maija')],
      { type: 'recipientRemoved', place: 1 },
      ADDED,
    );

    expect(recipients.map(({ recipientName }) => recipientName)).toEqual(['Aino', 'Maija', '']);
    expect(new Set(recipients.map(({ key }) => key)).size).toBe(3);
  });

  test('may live at the address of the one before', () => {
    const typed: GiftFormEvent = {
      type: 'recipientTyped',
      place: 0,
      field: 'city',
      value: 'Turku',
    };

    expect(
      stateAfter(typed, ADDED, { type: 'addressReused', place: 1 }).recipients[1],
    ).toMatchObject({ city: 'Turku', recipientName: '' });
    expect(stateAfter(typed, { type: 'addressReused', place: 0 }).recipients).toHaveLength(1);
  });

  test('get their gift on the day that was chosen before, when one was', () => {
    const later = (day: string): GiftFormEvent => ({
      type: 'whenChosen',
      place: 0,
      when: 'later',
      day,
    });
    const now: GiftFormEvent = { type: 'whenChosen', place: 0, when: 'now', day: '2027-01-01' };

    expect(stateAfter(later('2026-12-24'), now, later('2027-01-01')).recipients[0]).toMatchObject({
      when: 'later',
      sendDay: '2026-12-24',
    });
  });
});

test('a campaign code is forgotten when its field is closed', () => {
  const closed = stateAfter(
    { type: 'campaignToggled', isOpen: true },
    { type: 'campaignTyped', value: 'KEVAT' },
    { type: 'campaignToggled', isOpen: false },
  );

  expect(closed).toMatchObject({ hasCampaignCode: false, campaignCode: '' });
});

test('a change of the form touches nothing else', () => {
  const { faults: _, ...before } = stateAfter(named(0, 'Aino'));
  const { faults: __, ...after } = stateAfter(named(0, 'Aino'), {
    type: 'termsTicked',
    isTicked: true,
  });

  expect(after).toEqual({ ...before, termsAccepted: true });
});
