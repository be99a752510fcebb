import { type Call, LWR_PATH } from '../../../contract/call/call.ts';
import { PICTURE_TYPES } from '../../../domain/museum/picture-limits.ts';
import type { Needs } from '../access.ts';
import type { PlainRoute } from '../http/plain-route.ts';
import { isMachinePath } from '../http/request-path.ts';
import { type Controllers, needsOf } from '../lwr-dispatch.ts';
import { bodyOfBytes, contentOf, jsonContent, parametersOf, refused } from './openapi-content.ts';
import type { Json, SchemaBook } from './openapi-schemas.ts';

export function callPaths(controllers: Controllers, book: SchemaBook): Json {
  const paths: Json = {};
  for (const [apexClass, controller] of controllers) {
    for (const [apexMethod, call] of Object.entries(controller.calls)) {
      const needs = needsOf(controller, call);
      const operation = callOperation({ apexClass, apexMethod, call, needs }, book);
      paths[`${LWR_PATH}/${apexClass}/${apexMethod}`] = { [call.verb.toLowerCase()]: operation };
    }
  }
  return paths;
}

type Named = { apexClass: string; apexMethod: string; call: Call; needs: Needs };

function callOperation({ apexClass, apexMethod, call, needs }: Named, book: SchemaBook): Json {
  const { verb, summary, tag, input, output } = call;
  const name = capital(apexMethod);
  const answer = book.describe(output, 'output', `${name}Answer`);
  return {
    operationId: `${apexClass}.${apexMethod}`,
    summary,
    description: [whoMay(needs), ...howCalled(call)].join(' '),
    ...(tag && { tags: [tag] }),
    security: needs === 'guest' ? [] : [{ session: [] }],
    ...(verb === 'GET'
      ? { parameters: parametersOf(book.describe(input, 'input'), 'query') }
      : {
          requestBody: {
            required: true,
            content: jsonContent(book.describe(input, 'input', `${name}Input`)),
          },
        }),
    responses: {
      200: { description: 'The answer', content: jsonContent(answer) },
      ...refused('Refusal'),
    },
  };
}

function whoMay(needs: Needs): string {
  if (needs === 'guest') return 'Anybody may call.';
  return needs === 'user' ? 'For whoever is signed in.' : `Needs the right \`${needs.right}\`.`;
}

function howCalled({ needsRecent, isQuiet, cacheSeconds }: Call): string[] {
  return [
    ...(needsRecent ? ['Wants a second factor given within ten minutes.'] : []),
    ...(isQuiet ? ['Does not prolong the session.'] : []),
    ...(cacheSeconds ? [`May be kept for ${cacheSeconds} seconds.`] : []),
  ];
}

export function routePaths(routes: PlainRoute[], book: SchemaBook): Json {
  const paths: Record<string, Json> = {};
  // Routes that always fail are not operations.
  for (const route of routes.filter(({ answers }) => Object.keys(answers).some(isGood))) {
    const path = route.path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: routeOperation(route, path, book),
    };
  }
  return paths;
}

function routeOperation(route: PlainRoute, path: string, book: SchemaBook): Json {
  const { method, tag, summary, query, params, answers, needsKey } = route;
  const checked = params ? parametersOf(book.describe(params, 'input'), 'path') : [];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name]) =>
      checked.find((parameter) => parameter.name === name) ?? {
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      },
  );
  const inQuery = query ? parametersOf(book.describe(query, 'input'), 'query') : [];
  const requestBody = bodyOf(route, book);
  return {
    operationId: `${method.toLowerCase()}${path
      .split(/[^A-Za-z0-9]/)
      .map(capital)
      .join('')}`,
    summary,
    description: whoMayAsk(route),
    tags: [tag],
    security: securityOf(route),
    parameters: [...inPath, ...inQuery],
    ...(requestBody && { requestBody }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [
          status,
          contentOf(Number(status), answer, book),
        ]),
      ),
      ...refused(
        needsKey ? 'Problem' : isMachinePath(route.path) ? 'Refusal' : 'RefusalPage',
        isRedirect(route),
      ),
    },
  };
}

const isGood = (status: string) => Number(status) < 400;

/** Only redirects. */
function isRedirect({ answers }: PlainRoute): boolean {
  return Object.keys(answers).every((status) => Number(status) >= 300);
}

function securityOf({ needsKey, right, needsSession }: PlainRoute): Json[] {
  if (needsKey) return [{ till: [] }];
  return right || needsSession ? [{ session: [] }] : [];
}

function whoMayAsk({ needsKey, right, needsSession }: PlainRoute): string {
  if (needsKey) return 'Needs the key of a till.';
  if (right) return whoMay({ right });
  return needsSession ? whoMay('user') : 'Anybody may ask.';
}

function bodyOf(route: PlainRoute, book: SchemaBook): Json | null {
  const { body, acceptsForm, acceptsRawJson, acceptsPicture, acceptsBytes } = route;
  if (body) return { required: true, content: jsonContent(book.describe(body, 'input')) };
  if (acceptsPicture) return bodyOfBytes(PICTURE_TYPES);
  if (acceptsBytes) return bodyOfBytes(['application/octet-stream']);
  if (acceptsRawJson) return { required: true, content: jsonContent({}) };
  if (!acceptsForm) return null;
  const schema = { type: 'object', additionalProperties: { type: 'string' } };
  return { required: true, content: { 'application/x-www-form-urlencoded': { schema } } };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
