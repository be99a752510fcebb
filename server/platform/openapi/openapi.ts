import { z } from 'zod';
import { API_TAGS } from '../../../contract/call/api-tags.ts';
import { pathTo } from '../../../contract/page/pages.ts';
import { problemAnswer } from '../../../contract/till-api/till-api.ts';
import type { PlainRoute } from '../http/plain-route.ts';
import type { Controllers } from '../lwr-dispatch.ts';
import { REFUSALS } from './openapi-content.ts';
import { callPaths, routePaths } from './openapi-operations.ts';
import { type Json, makeSchemaBook } from './openapi-schemas.ts';

const errorList = z
  .array(z.object({ message: z.string(), errorCode: z.string() }))
  .meta({ id: 'Errors' });

const ABOUT = [
  'Everything that the portal answers beside its pages: the named calls of the browser, files, links of letters and',
  'providers, and the API for the tills of museums. Made from the schemas that check each call.',
].join(' ');

/** The API description, generated from the schemas that validate. */
export function openApiDocument(
  controllers: Controllers,
  routes: PlainRoute[],
  { publicUrl }: { publicUrl: string },
): Json {
  const book = makeSchemaBook();
  for (const schema of [errorList, problemAnswer]) book.describe(schema, 'output');
  const paths = { ...callPaths(controllers, book), ...routePaths(routes, book) };
  return book.withComponents({
    openapi: '3.1.0',
    info: {
      title: 'Museum card portal',
      version: '65.0',
      description: ABOUT,
      contact: { name: 'Help', url: publicUrl + pathTo('Help', 'en') },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(API_TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: { responses: REFUSALS, securitySchemes: securitySchemes(publicUrl) },
  });
}

function securitySchemes(publicUrl: string): Json {
  const isSecure = publicUrl.startsWith('https:');
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: isSecure ? '__Host-session' : 'session',
      description: 'The session of whoever is signed in',
    },
    till: { type: 'http', scheme: 'bearer', description: 'The key of a till' },
  };
}
