import type { PlainAnswer } from '../http/plain-route.ts';
import type { Json, SchemaBook } from './openapi-schemas.ts';

const ERRORS = { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } };
const PAGE = { 'text/html': { schema: { type: 'string' } } };

/** Error responses. Browsers get a page on page paths. */
export const REFUSALS = {
  Refusal: { description: 'A refusal or a fault', content: ERRORS },
  RefusalPage: { description: 'A refusal or a fault', content: { ...ERRORS, ...PAGE } },
  Problem: {
    description: 'A problem (RFC 9457): key-unknown, museum-not-active, too-many-requests …',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  },
};

/** A redirect has no body of its own: any other response is an error. */
export function refused(name: keyof typeof REFUSALS, isRedirect = false): Json {
  const response = { $ref: `#/components/responses/${name}` };
  return { '4XX': response, '5XX': response, ...(isRedirect && { default: response }) };
}

/** Response of a route: by its schema, else as text or bytes of its media type. */
export function contentOf(status: number, answer: PlainAnswer, book: SchemaBook): Json {
  const { description, schema, mediaType } = answer;
  if (!schema && !mediaType) {
    if (status >= 400) return { description, content: ERRORS };
    const isRedirect = status >= 301 && status <= 303;
    const headers = { Location: { description: 'Where to', schema: { type: 'string' } } };
    return { description, ...(isRedirect && { headers }) };
  }
  const type = mediaType ?? 'application/json';
  return {
    description,
    content: { [type]: { schema: schema ? book.describe(schema, 'output') : textOrBytes(type) } },
  };
}

function textOrBytes(mediaType: string): Json {
  if (mediaType.endsWith('json')) return {};
  const isText = mediaType.startsWith('text/') || mediaType.endsWith('xml');
  return isText ? { type: 'string' } : { type: 'string', format: 'binary' };
}

export function bodyOfBytes(mediaTypes: string[]): Json {
  const content = mediaTypes.map((type) => [type, { schema: textOrBytes(type) }]);
  return { required: true, content: Object.fromEntries(content) };
}

export function parametersOf(schema: Json, place: 'query' | 'path'): Json[] {
  const required = (schema.required as string[] | undefined) ?? [];
  return Object.entries((schema.properties as Json | undefined) ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }));
}

export function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}
