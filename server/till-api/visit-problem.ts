import { texts as en } from '../../contract/texts/en/ticket-desk.ts';
import { texts as fi } from '../../contract/texts/fi/ticket-desk.ts';
import { texts as sv } from '../../contract/texts/sv/ticket-desk.ts';
import { verdictText } from '../../contract/ticket-desk/ticket-desk-message.ts';
import { problemAnswer } from '../../contract/till-api/till-api.ts';
import { TILL_PROBLEMS, type TillProblemName } from '../../contract/till-api/till-problems.ts';
import type { Language } from '../../domain/base/language.ts';
import { type CustomerNumber, parseCustomerNumber } from '../../domain/card/customer-number.ts';
import type { EntryVerdict } from '../../domain/ticket-desk/visit-rules.ts';
import { visitTime } from '../../domain/ticket-desk/visit-rules.ts';
import type { PlainAnswer } from '../platform/http/plain-route.ts';
import { Problem } from '../platform/problem.ts';
import { worded } from '../platform/worded.ts';

const texts = worded('contract/ticket-desk', { fi, sv, en });

export function verdictMessage(verdict: EntryVerdict, language: Language): string {
  return verdictText(verdict, texts[language], language);
}

/** Why a card is refused, as a problem; null when it is valid. */
export function verdictProblem(verdict: EntryVerdict, language: Language): Problem | null {
  const detail = verdictMessage(verdict, language);
  switch (verdict.verdict) {
    case 'unknown':
      return new Problem('unknown-card', { detail });
    case 'notActive':
      return new Problem('card-not-active', { detail });
    case 'onHold':
      return new Problem('card-on-hold', { detail });
    case 'blocked':
    case 'replaced':
      return new Problem('card-blocked', { detail });
    case 'refunded':
      return new Problem('card-refunded', { detail });
    case 'expired':
      return new Problem('card-expired', { detail, validUntil: verdict.endedOn });
    case 'valid':
    case 'visitedToday':
      return null;
  }
}

/** The problems of a route by status, for /openapi.json. */
export function describeProblems(...names: TillProblemName[]): Record<number, PlainAnswer> {
  const all: TillProblemName[] = [
    ...names,
    'key-unknown',
    'museum-not-active',
    'too-many-requests',
  ];
  const answers: Record<number, PlainAnswer> = {};
  for (const name of all) {
    const { status } = TILL_PROBLEMS[name];
    const before = answers[status]?.description;
    answers[status] = {
      description: before ? `${before}, ${name}` : name,
      mediaType: 'application/problem+json',
      schema: problemAnswer,
    };
  }
  return answers;
}

export function requireNumber(typed: string): CustomerNumber {
  const number = parseCustomerNumber(typed);
  if (!number) throw new Problem('unknown-card');
  return number;
}

export function requireTime(visitedAt: number, now: number): number {
  const time = visitTime(visitedAt, now);
  if ('fault' in time) throw new Problem('visit-time-refused');
  return time.at;
}

export function refusedVisit(verdict: EntryVerdict, language: Language): Problem {
  const problem = verdictProblem(verdict, language);
  if (problem) return problem;
  // The card is valid, so a concurrent request with the same id must have won.
  if (verdict.verdict !== 'visitedToday') return new Problem('visit-id-taken');
  const visitedAt = new Date(verdict.visitedAt).toISOString();
  return new Problem('visit-already-recorded', {
    detail: verdictMessage(verdict, language),
    visitedAt,
  });
}
