import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../../contract/call/call.ts';
import { Refusal } from '../refusal.ts';
import { refusalText } from '../refusal-text.ts';
import { requestLanguage } from './request-language.ts';

export const READS = ['GET', 'HEAD'];

export function verbsOfCall({ verb }: Call): string[] {
  return verb === 'GET' ? READS : [verb];
}

export function wrongVerb(request: FastifyRequest, reply: FastifyReply, verbs: string[]): Refusal {
  const allowed = verbs.join(', ');
  reply.header('allow', allowed);
  const text = refusalText('wrongVerb', requestLanguage(request), allowed);
  return new Refusal('METHOD_NOT_ALLOWED', text, 405);
}
