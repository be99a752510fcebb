import type { FastifyReply } from 'fastify';
import type { AnswerFault, FaultRegistry, Subject } from './fault-registry.ts';

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** Format of a provider's answers, so that a fault can break it. */
export type AnswerFormat = {
  refused: () => Answer;
  forged: (answer: Answer) => Answer;
  unsigned: (answer: Answer) => Answer;
};

const DRIP_MS = 200;
const CUT_AFTER_MS = 20;

/** Performs the call and answers, unless a fault says otherwise. */
export async function answerCall(
  reply: FastifyReply,
  faults: FaultRegistry,
  subject: Subject,
  work: () => Answer | Promise<Answer>,
  wardrobe: AnswerFormat,
): Promise<FastifyReply> {
  const fault = faults.take('answer', subject);
  const kind = fault?.answer;
  if (kind === 'resetBefore' || kind === 'timeoutBefore') return breakOff(reply, kind);
  if (kind === 'refuse') return send(reply, wardrobe.refused());
  if (kind === 'unavailable') return send(reply, UNAVAILABLE);

  const answer = await work();
  switch (kind) {
    case 'resetAfter':
    case 'timeoutAfter':
      return breakOff(reply, kind);
    case 'cut':
      return cut(reply, answer);
    case 'drip':
      return drip(reply, answer);
    case 'forge':
      return send(reply, wardrobe.forged(answer));
    case 'unsigned':
      return send(reply, wardrobe.unsigned(answer));
    case 'slow':
      await new Promise((done) => setTimeout(done, fault?.delayMs ?? 300));
      return send(reply, answer);
    default:
      return send(reply, answer);
  }
}

const UNAVAILABLE: Answer = {
  status: 503,
  headers: { 'content-type': 'text/html' },
  body: '<html><body>Service unavailable</body></html>',
};

function send(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

/** A reset is seen at once; a time-out only when the client gives up. */
function breakOff(reply: FastifyReply, kind: AnswerFault): FastifyReply {
  reply.hijack();
  if (kind.startsWith('reset')) reply.raw.socket?.resetAndDestroy();
  return reply;
}

function start(reply: FastifyReply, { status, headers, body }: Answer): Buffer {
  const bytes = Buffer.from(body, 'utf8');
  reply.hijack();
  reply.raw.writeHead(status, { ...headers, 'content-length': bytes.length });
  return bytes;
}

function cut(reply: FastifyReply, answer: Answer): FastifyReply {
  const bytes = start(reply, answer);
  reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)));
  setTimeout(() => reply.raw.socket?.destroy(), CUT_AFTER_MS);
  return reply;
}

function drip(reply: FastifyReply, answer: Answer): FastifyReply {
  const bytes = start(reply, answer);
  let sent = 0;
  const timer = setInterval(() => {
    reply.raw.write(bytes.subarray(sent, sent + 1));
    sent += 1;
    if (sent === bytes.length) reply.raw.end();
  }, DRIP_MS);
  reply.raw.once('close', () => clearInterval(timer));
  return reply;
}
