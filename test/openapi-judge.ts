import { z } from 'zod';

type Json = Record<string, unknown>;
type Content = Record<string, { schema: Json }>;
type Response = { description: string; content?: Content; $ref?: string };
type Parameter = { name: string; in: 'path' | 'query'; required: boolean };
export type Operation = {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  security: Record<string, unknown>[];
  responses: Record<string, Response>;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; responses: Record<string, Response> };
};
type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };

/** Validates answers against the OpenAPI description: differences in words, or nothing. */
export function openApiJudge({ components }: ApiDocument) {
  const $defs = pointToDefs(components.schemas);
  const made = new Map<string, z.ZodType>();

  function schemaOf(schema: Json): z.ZodType {
    const key = JSON.stringify(schema);
    const known = made.get(key) ?? z.fromJSONSchema({ ...pointToDefs(schema), $defs } as never);
    made.set(key, known);
    return known;
  }

  function faultsOf(schema: Json, value: unknown): string[] {
    const { error } = schemaOf(schema).safeParse(value);
    return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  }

  function contentOf({ responses }: Operation, status: number): Content | 'unknown' | undefined {
    const found = responses[status] ?? responses[`${String(status)[0]}XX`] ?? responses.default;
    if (!found) return 'unknown';
    const name = found.$ref?.split('/').at(-1);
    return ((name && components.responses[name]) || found).content;
  }

  return function differences(
    operation: Operation,
    { statusCode, headers, body }: Answer,
  ): string[] {
    const content = contentOf(operation, statusCode);
    if (content === 'unknown') return [`${statusCode} is not described`];
    if (!content) return body === '' ? [] : [`${statusCode} is described without a body: ${body}`];
    const [type = ''] = String(headers['content-type'] ?? '').split(';');
    const described = content[type];
    if (!described) return [`${statusCode} came as "${type}", not as ${Object.keys(content)}`];
    return type.endsWith('json') ? faultsOf(described.schema, JSON.parse(body)) : [];
  };
}

function pointToDefs<Part>(part: Part): Part {
  return JSON.parse(JSON.stringify(part).replaceAll('"#/components/schemas/', '"#/$defs/'));
}
