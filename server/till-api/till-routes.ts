import {
  checkAnswer,
  checkBody,
  museumAnswer,
  problemList,
  TILL_API,
  visitAnswer,
  visitBody,
  visitParams,
} from '../../contract/till-api/till-api.ts';
import {
  problemType,
  TILL_PROBLEMS,
  type TillProblemName,
} from '../../contract/till-api/till-problems.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { Problem } from '../platform/problem.ts';
import { parseTillBody, tillRoute } from './till-route.ts';
import {
  describeProblems,
  refusedVisit,
  requireNumber,
  requireTime,
  verdictMessage,
  verdictProblem,
} from './visit-problem.ts';

const CLOSED_CARDS: TillProblemName[] = [
  'unknown-card',
  'card-expired',
  'card-not-active',
  'card-on-hold',
  'card-blocked',
  'card-refunded',
];

/** All routes of the till API (docs/till-api.md). */
export const tillRoutes: PlainRoute[] = [
  tillRoute({
    method: 'GET',
    path: `${TILL_API}/museum`,
    tag: 'till',
    summary: 'The museum that the key is for',
    answers: { 200: { description: 'The museum', schema: museumAnswer } },
    async answer({ museum, reply }) {
      return reply.send({ ...(await museum.describe()), visitsToday: await museum.visitsToday() });
    },
  }),
  tillRoute({
    method: 'POST',
    path: `${TILL_API}/checks`,
    tag: 'till',
    summary: 'May this customer enter? Writes nothing',
    body: checkBody,
    answers: {
      200: { description: 'The card lets its holder in', schema: checkAnswer },
      ...describeProblems(...CLOSED_CARDS),
    },
    async answer({ request, reply, museum, language }) {
      const { customerNumber } = parseTillBody(checkBody, request.body, language);
      const { verdict, holder } = await museum.check(requireNumber(customerNumber));
      const problem = verdictProblem(verdict, language);
      if (problem) throw problem;
      const validUntil = 'validUntil' in verdict ? verdict.validUntil : null;
      const message = verdictMessage(verdict, language);
      return reply.send({ verdict: verdict.verdict, message, validUntil, holder });
    },
  }),
  tillRoute({
    method: 'POST',
    path: `${TILL_API}/visits`,
    tag: 'till',
    summary: 'Records a visit, once for each visit id',
    body: visitBody,
    answers: {
      200: { description: 'It had been recorded before', schema: visitAnswer },
      201: { description: 'The visit is recorded', schema: visitAnswer },
      ...describeProblems(
        ...CLOSED_CARDS,
        'visit-already-recorded',
        'visit-id-taken',
        'visit-time-refused',
      ),
    },
    async answer({ request, reply, museum, language, now }) {
      const { visitedAt, ...asked } = parseTillBody(visitBody, request.body, language);
      const at = visitedAt === undefined ? now : requireTime(Date.parse(visitedAt), now);
      const customerNumber = requireNumber(asked.customerNumber);
      const isOffline = visitedAt !== undefined;
      const done = await museum.record({ ...asked, customerNumber, isOffline, at });
      if (done.isIdTaken) throw new Problem('visit-id-taken');
      if (!done.isRecorded) throw refusedVisit(done.verdict, language);
      const { verdict } = done;
      return reply.code(done.wasBefore ? 200 : 201).send({
        visitId: asked.visitId,
        visitedAt: new Date(done.visitedAt ?? at).toISOString(),
        validUntil: 'validUntil' in verdict ? verdict.validUntil : null,
        visitsToday: await museum.visitsToday(),
      });
    },
  }),
  tillRoute({
    method: 'DELETE',
    path: `${TILL_API}/visits/:visitId`,
    tag: 'till',
    summary: 'Takes a visit back, within a minute',
    params: visitParams,
    answers: {
      204: { description: 'The visit is undone' },
      ...describeProblems('unknown-visit', 'undo-too-late'),
    },
    async answer({ request, reply, museum }) {
      const { visitId } = visitParams.parse(request.params);
      const undone = await museum.undo(visitId);
      if (undone === 'unknown') throw new Problem('unknown-visit');
      if (undone === 'tooLate') throw new Problem('undo-too-late');
      return reply.code(204).send();
    },
  }),
  {
    method: 'GET',
    path: `${TILL_API}/problems`,
    tag: 'till',
    summary: 'Every problem of the desk API, described',
    answers: { 200: { description: 'Problems', schema: problemList } },
    async handle({ reply }) {
      const names = Object.keys(TILL_PROBLEMS) as TillProblemName[];
      const list = names.map((name) => ({ type: problemType(name), ...TILL_PROBLEMS[name] }));
      return reply.header('cache-control', 'public, max-age=3600').send(list);
    },
  },
];
