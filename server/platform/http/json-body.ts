import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../domain/base/language.ts';
import { Refusal } from '../refusal.ts';
import { refusalText } from '../refusal-text.ts';
import { requestLanguage } from './request-language.ts';

/** An escaped NUL, unless the backslash before it is escaped itself. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Accepts JSON bodies only. The framework's parser rejects `__proto__` and `constructor.prototype`. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body as string, (error, value) => {
      if (error) return done(error);
      return done(refusalOf(body as string, requestLanguage(request)), value);
    });
  });
}

/** Rejects valid JSON with a repeated key, or with NUL, which no database text can hold. */
function refusalOf(body: string, language: Language): Refusal | null {
  const repeated = repeatedKey(body);
  if (repeated !== null) {
    return new Refusal('INVALID_INPUT', refusalText('repeatedValue', language, repeated));
  }
  if (NUL.test(body)) return new Refusal('INVALID_INPUT', refusalText('invalidInput', language));
  return null;
}

/** Strings (with their colon when they are keys) and braces. */
const TOKENS = /"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}]/g;

/** The first key that occurs twice in one object of this valid JSON, or null. */
export function repeatedKey(json: string): string | null {
  const open: Set<string>[] = [];
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (token.endsWith(':')) {
      const key = JSON.parse(token.slice(0, -1)) as string;
      if (open.at(-1)?.has(key)) return key;
      open.at(-1)?.add(key);
    }
  }
  return null;
}
