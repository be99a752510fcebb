import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { OWN_CREDENTIALS, startApp, type TestApp } from '../../../test/test-app.ts';
import { controllers } from '../../start/controllers.ts';
import { plainRoutes } from '../../start/plain-routes.ts';

type Schema = Record<string, unknown>;
type Operation = {
  operationId?: string;
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string }>;
  security?: object[];
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<'schemas' | 'responses', Record<string, Schema>>;
};

let running: TestApp;
let document: Document;
beforeAll(async () => {
  running = await startApp({ ...OWN_CREDENTIALS, PUBLIC_URL: 'https://kortti.example.fi' });
  document = (await running.app.inject('/openapi.json')).json();
});
afterAll(() => running.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the description of the API', () => {
  test('is OpenAPI 3.1 and names our URL', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(document.servers).toEqual([{ url: 'https://kortti.example.fi' }]);
  });

  test('has every call with its verb and who may call it', () => {
    for (const [apexClass, { calls, needs }] of controllers) {
      for (const [apexMethod, { verb }] of Object.entries(calls)) {
        const path = `${LWR_PATH}/${apexClass}/${apexMethod}`;
        const operation = document.paths[path]?.[verb.toLowerCase()];
        expect(operation?.operationId).toBe(`${apexClass}.${apexMethod}`);
        expect(operation?.security?.length === 0).toBe(needs === 'guest');
        expect(verb === 'POST').toBe(operation?.requestBody !== undefined);
      }
    }
    expect(controllers.size).toBeGreaterThan(1);
  });

  test('has every plain route, health and itself', () => {
    const own = ['/health/live', '/health/ready', '/openapi.json', '/metrics'];
    const others = plainRoutes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));

    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining([...own, ...others]));
  });

  test('gives each operation a unique name and describes each path parameter once', () => {
    const ids = operations().flatMap(({ operation }) => operation.operationId ?? []);
    expect(new Set(ids).size).toBe(ids.length);

    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const named = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
      expect(named.map(({ name }) => name)).toEqual(inPath);
      expect(named.every(({ required }) => required)).toBe(true);
      expect(path).toMatch(/^\//);
    }
  });

  test('gives every operation a response and the error list', () => {
    for (const { operation, method } of operations()) {
      expect(['get', 'post', 'patch', 'delete']).toContain(method);
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining(['4XX', '5XX']));
      expect(statuses.length).toBeGreaterThan(2);
      for (const response of Object.values(operation.responses)) {
        expect('$ref' in response || response.description !== '').toBe(true);
      }
    }
    expect(document.components.schemas.Errors).toMatchObject({
      type: 'array',
      items: { required: ['message', 'errorCode'] },
    });
  });

  test('has no dangling reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];

    expect(references.length).toBeGreaterThan(0);
    for (const [, reference] of references) {
      const [, kind, name] = /^#\/components\/(schemas|responses)\/(\w+)$/.exec(reference!) ?? [];
      expect(document.components[kind as 'schemas']).toHaveProperty(name!);
    }
  });

  test('names every object that is used twice', () => {
    const places = new Map<string, string[]>();
    const walk = (part: unknown, place: string): void => {
      if (typeof part !== 'object' || part === null) return;
      const text = JSON.stringify(part);
      const isObject = 'properties' in part && text.length > WORTH_A_NAME;
      if (isObject) places.set(text, [...(places.get(text) ?? []), place]);
      for (const [key, inner] of Object.entries(part)) walk(inner, `${place}/${key}`);
    };
    walk(document, '');
    expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});

/** Characters of JSON: a handful of fields. */
const WORTH_A_NAME = 500;
