import { describe, expect, test } from 'vitest';
import type { Verdict } from './ticket-desk-calls.ts';
import {
  canRecordWithEnter,
  initialTicketDesk,
  resultKind,
  type TicketDeskEvent,
  ticketDesk,
} from './ticket-desk-state.ts';

const verdict = (name: string, more = {}) => ({ verdict: name, ...more }) as unknown as Verdict;
const VALID = verdict('valid');
const ASKED: TicketDeskEvent = { type: 'asked', number: '7338881345697899' };
const visit = { visitId: 'visit', at: 1_000 };
const RECORDED: TicketDeskEvent = {
  type: 'recorded',
  ...{ isRecorded: true, verdict: VALID, visit, visitsToday: 8, isShown: true },
};

const stateAfter = (...events: TicketDeskEvent[]) =>
  events.reduce(ticketDesk, initialTicketDesk(7));

describe('a scanned card', () => {
  test('frees the field at once, and takes what was shown away', () => {
    const state = stateAfter(ASKED, { type: 'answered', verdict: VALID }, ASKED);

    expect(state).toMatchObject({ typed: '', busy: 'checking', result: null });
  });

  test.each([
    ['yes', VALID],
    ['careful', verdict('visitedToday')],
    ['careful', verdict('unknown', { isFromList: true })],
    ['no', verdict('unknown', { isFromList: false })],
    ['no', verdict('ended')],
  ])('looks like %s when the answer is %o', (look, answer) => {
    expect(resultKind(stateAfter(ASKED, { type: 'answered', verdict: answer }))).toBe(look);
  });

  test('that nobody answers about is a fault, and can be asked about again', () => {
    const failed = stateAfter(ASKED, { type: 'failed', fault: 'noAnswer' });
    expect(resultKind(failed)).toBe('failed');

    expect(resultKind(ticketDesk(failed, ASKED))).toBe('checking');
  });

  test('that is mistyped takes the last answer away', () => {
    const state = stateAfter(ASKED, { type: 'answered', verdict: VALID }, { type: 'mistyped' });

    expect(state).toMatchObject({ isMistyped: true, result: null });
    expect(ticketDesk(state, { type: 'typed', text: '7' }).isMistyped).toBe(false);
  });
});

describe('the key Enter', () => {
  test('records a valid card once', () => {
    const shown = stateAfter(ASKED, { type: 'answered', verdict: VALID });
    expect(canRecordWithEnter(shown)).toBe(true);

    expect(canRecordWithEnter(ticketDesk(shown, { type: 'recording' }))).toBe(false);
    expect(canRecordWithEnter(ticketDesk(shown, RECORDED))).toBe(false);
  });

  test('records no card that is not valid, nor one that was not answered', () => {
    const visited = verdict('visitedToday');

    expect(canRecordWithEnter(stateAfter(ASKED, { type: 'answered', verdict: visited }))).toBe(
      false,
    );
    expect(canRecordWithEnter(stateAfter(ASKED, { type: 'failed', fault: 'noAnswer' }))).toBe(
      false,
    );
  });
});

describe('a visit', () => {
  test('is counted and can be taken back', () => {
    expect(stateAfter(ASKED, RECORDED)).toMatchObject({
      isRecorded: true,
      visitsToday: 8,
      undoable: visit,
    });
  });

  test('that is recorded while the next card is shown leaves that card alone', () => {
    const next = stateAfter(ASKED, { ...RECORDED, isShown: false, visitsToday: null });

    expect(next).toMatchObject({
      busy: 'checking',
      result: null,
      undoable: visit,
      visitsToday: 7,
    });
  });

  test('that is taken back is gone from the screen and the count', () => {
    const undone: TicketDeskEvent = { type: 'undone', isUndone: true, visitsToday: 7 };

    expect(stateAfter(ASKED, RECORDED, { type: 'undoing' }, undone)).toMatchObject({
      undoable: null,
      undoNews: 'undone',
      result: null,
      isRecorded: false,
      visitsToday: 7,
    });
  });

  test('that could not be taken back any more stays', () => {
    const late: TicketDeskEvent = { type: 'undone', isUndone: false, visitsToday: null };

    expect(stateAfter(ASKED, RECORDED, late)).toMatchObject({
      undoNews: 'undoTooLate',
      result: VALID,
      isRecorded: true,
      visitsToday: 8,
    });
  });

  test('is taken back no more when its time is over; the one after it still is', () => {
    const first = stateAfter(ASKED, RECORDED);

    expect(ticketDesk(first, { type: 'tooLate', visitId: 'another' }).undoable).toEqual(visit);
    expect(ticketDesk(first, { type: 'tooLate', visitId: 'visit' }).undoable).toBeNull();
  });
});
