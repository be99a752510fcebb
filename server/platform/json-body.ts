import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';
import { refusalText } from './refusal-text.ts';
import { repeatedKey } from './repeated-keys.ts';
import { requestLanguage } from './request-language.ts';

/** Bodies are JSON and nothing else. `__proto__` and `constructor.prototype` are refused by the framework's parser. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    parse(request, body as string, (error, value) => {
      if (error) return done(error);
      const repeated = repeatedKey(body as string);
      if (repeated === null) return done(null, value);
      const text = refusalText('repeatedValue', requestLanguage(request), repeated);
      return done(new Refusal('INVALID_INPUT', text));
    });
  });
}
