import { z } from 'zod';
import { type Call, LWR_PATH } from '../../contract/call.ts';
import { problemAnswer } from '../../contract/till-api.ts';
import type { Needs } from './access.ts';
import { type Controllers, needsOf } from './lwr-dispatch.ts';
import type { PlainRoute } from './plain-route.ts';

type Json = Record<string, unknown>;

const errorList = z.array(z.object({ message: z.string(), errorCode: z.string() }));

/** The description of everything we answer, from the very schemas that check it. */
export function openApiDocument(
  controllers: Controllers,
  routes: PlainRoute[],
  { publicUrl }: { publicUrl: string },
): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Museum card portal', version: '65.0' },
    servers: [{ url: publicUrl }],
    paths: { ...callPaths(controllers), ...routePaths(routes) },
    components: {
      schemas: {
        Errors: schemaOf(errorList, 'output'),
        Problem: schemaOf(problemAnswer, 'output'),
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: publicUrl.startsWith('https:') ? '__Host-session' : 'session',
        },
        till: { type: 'http', scheme: 'bearer', description: 'The key of a till' },
      },
    },
  };
}

function callPaths(controllers: Controllers): Json {
  const paths: Json = {};
  for (const [apexClass, controller] of controllers) {
    for (const [apexMethod, call] of Object.entries(controller.calls)) {
      const needs = needsOf(controller, call);
      const operation = callOperation(`${apexClass}.${apexMethod}`, call, needs);
      paths[`${LWR_PATH}/${apexClass}/${apexMethod}`] = { [call.verb.toLowerCase()]: operation };
    }
  }
  return paths;
}

function callOperation(operationId: string, call: Call, needs: Needs): Json {
  const input = schemaOf(call.input, 'input');
  return {
    operationId,
    tags: [operationId.split('.')[0]],
    ...(typeof needs === 'object' && { description: `Needs the right ${needs.right}.` }),
    ...(needs !== 'guest' && { security: [{ session: [] }] }),
    ...(call.verb === 'GET'
      ? { parameters: parametersOf(input, 'query') }
      : { requestBody: { required: true, content: jsonContent(input) } }),
    responses: {
      200: { description: 'The answer', content: jsonContent(schemaOf(call.output, 'output')) },
      ...errorResponses,
    },
  };
}

function routePaths(routes: PlainRoute[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: routeOperation(route, path) };
  }
  return paths;
}

function routeOperation(route: PlainRoute, path: string): Json {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = route.query ? parametersOf(schemaOf(route.query, 'input'), 'query') : [];
  const answers = Object.entries(route.answers).map(([status, answer]) => {
    const { description, schema, mediaType = 'application/json' } = answer;
    const content = schema ? { [mediaType]: { schema: schemaOf(schema, 'output') } } : undefined;
    return [status, { description, ...(content && { content }) }];
  });
  return {
    summary: route.summary,
    ...(route.needsKey && { tags: ['Desk API'], security: [{ till: [] }] }),
    parameters: [...inPath, ...inQuery],
    ...(route.body && {
      requestBody: { required: true, content: jsonContent(schemaOf(route.body, 'input')) },
    }),
    responses: {
      ...Object.fromEntries(answers),
      ...(route.needsKey ? problemResponses : errorResponses),
    },
  };
}

const errorResponses = {
  default: {
    description: 'A refusal or a fault',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
  },
};

const problemResponses = {
  default: {
    description: 'A problem (RFC 9457): key-unknown, museum-not-active, too-many-requests …',
    content: {
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    },
  },
};

function parametersOf(schema: Json, place: 'query'): Json[] {
  const required = (schema.required as string[] | undefined) ?? [];
  return Object.entries((schema.properties as Json | undefined) ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: part,
  }));
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
