import { describe, expect, test } from 'vitest';
import { testTransitions } from '../../../test/transitions.ts';
import type { Verdict } from './ticket-desk-calls.ts';
import {
  canRecordWithEnter,
  initialTicketDesk,
  resultKind,
  type TicketDeskEvent,
  type TicketDeskState,
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

describe('a checked card', () => {
  test.each([
    ['yes', VALID],
    ['careful', verdict('visitedToday')],
    ['careful', verdict('unknown', { isFromList: true })],
    ['no', verdict('unknown', { isFromList: false })],
    ['no', verdict('ended')],
  ])('is shown as %s when the answer is %o', (look, answer) => {
    expect(resultKind(stateAfter(ASKED, { type: 'answered', verdict: answer }))).toBe(look);
  });

  test('without an answer is an error, and can be checked again', () => {
    const failed = stateAfter(ASKED, { type: 'failed', fault: 'noAnswer' });
    expect(resultKind(failed)).toBe('failed');

    expect(resultKind(ticketDesk(failed, ASKED))).toBe('checking');
  });
});

describe('the key Enter', () => {
  test('records a valid card once', () => {
    const shown = stateAfter(ASKED, { type: 'answered', verdict: VALID });
    expect(canRecordWithEnter(shown)).toBe(true);

    expect(canRecordWithEnter(ticketDesk(shown, { type: 'recording' }))).toBe(false);
    expect(canRecordWithEnter(ticketDesk(shown, RECORDED))).toBe(false);
  });

  test('records no card that is invalid or unanswered', () => {
    const visited = verdict('visitedToday');

    expect(canRecordWithEnter(stateAfter(ASKED, { type: 'answered', verdict: visited }))).toBe(
      false,
    );
    expect(canRecordWithEnter(stateAfter(ASKED, { type: 'failed', fault: 'noAnswer' }))).toBe(
      false,
    );
  });
});

test('the initial state has only the count', () => {
  expect(initialTicketDesk(7)).toEqual({
    typed: '',
    busy: null,
    number: '',
    result: null,
    isRecorded: false,
    isMistyped: false,
    fault: null,
    undoable: null,
    undoNews: null,
    visitsToday: 7,
  });
});

const FULL: TicketDeskState = {
  typed: '7338',
  busy: 'checking',
  number: '7338881345697899',
  result: VALID,
  isRecorded: true,
  isMistyped: true,
  fault: 'noAnswer',
  undoable: { visitId: 'earlier', at: 500 },
  undoNews: 'undone',
  visitsToday: 7,
};
const VISITED = verdict('visitedToday');
const SETTLED = { busy: null, fault: null };
const recorded = { isRecorded: true, verdict: VISITED, visit, visitsToday: 8, isShown: true };

testTransitions<TicketDeskState, TicketDeskEvent>(ticketDesk, FULL, {
  typed: [[{ text: '1' }, { typed: '1', isMistyped: false }]],
  mistyped: [
    [{}, { isMistyped: true, result: null, isRecorded: false, fault: null }, { isMistyped: false }],
  ],
  asked: [
    [
      { number: '1' },
      {
        typed: '',
        number: '1',
        busy: 'checking',
        result: null,
        isRecorded: false,
        isMistyped: false,
        fault: null,
        undoNews: null,
      },
      { busy: null },
    ],
  ],
  answered: [[{ verdict: VISITED }, { ...SETTLED, result: VISITED }]],
  recording: [[{}, { busy: 'recording', fault: null }]],
  recorded: [
    [recorded, { ...SETTLED, result: VISITED, undoable: visit, undoNews: null, visitsToday: 8 }],
    // Nothing was recorded: the visit before can be undone.
    [
      { ...recorded, isRecorded: false },
      { ...SETTLED, result: VISITED, isRecorded: false, undoNews: null, visitsToday: 8 },
    ],
    // The next card is being checked, and the server has not counted yet.
    [
      { ...recorded, isShown: false, visitsToday: null },
      { undoable: visit, undoNews: null },
    ],
  ],
  failed: [[{ fault: 'signedOut' }, { busy: null, fault: 'signedOut' }]],
  undoing: [[{}, { busy: 'undoing' }]],
  undone: [
    [
      { isUndone: true, visitsToday: 6 },
      {
        ...SETTLED,
        undoable: null,
        undoNews: 'undone',
        result: null,
        isRecorded: false,
        visitsToday: 6,
      },
    ],
    [
      { isUndone: false, visitsToday: null },
      { ...SETTLED, undoable: null, undoNews: 'undoTooLate' },
    ],
  ],
  tooLate: [
    [{ visitId: 'another' }, {}],
    [{ visitId: 'earlier' }, { undoable: null }],
  ],
  counted: [[{ visitsToday: 9 }, { visitsToday: 9 }]],
});
