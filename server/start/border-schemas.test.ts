import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  euros,
  instant,
  repairedText,
  text,
  unvalidated,
} from '../../contract/call/wire-values.ts';
import { unruledValues } from '../../test/unruled-values.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { writableRecordSchemas } from '../records/record-objects.ts';
import { controllers } from './controllers.ts';
import { plainRoutes } from './plain-routes.ts';

const calls = [...controllers].flatMap(([apexClass, { calls }]) =>
  Object.entries(calls).map(([method, { input }]) => ({ name: `${apexClass}.${method}`, input })),
);
const routes = plainRoutes.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [{ name: `${method} ${path} ${part}`, input: schema }] : [],
  ),
);
const records = writableRecordSchemas().map(({ name, schema }) => ({ name, input: schema }));

describe('all input is bounded and its texts are well-formed', () => {
  test.each([...calls, ...routes, ...records])('$name', ({ input }) => {
    expect(unruledValues(input)).toEqual([]);
  });

  test.each(plainRoutes.filter(({ path }) => path.includes(':')))(
    '$method $path describes its path parameters',
    ({ path, params }) => {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);

      expect(Object.keys(params?.shape ?? {}).toSorted()).toEqual(named.toSorted());
    },
  );
});

/** The compiler keeps this list complete, but does not see an option spread into a route. */
const OPTIONS: Record<keyof PlainRoute, true> = {
  method: true,
  path: true,
  tag: true,
  summary: true,
  params: true,
  query: true,
  body: true,
  acceptsForm: true,
  acceptsRawJson: true,
  acceptsPicture: true,
  acceptsBytes: true,
  ignoresBody: true,
  right: true,
  needsSession: true,
  needsKey: true,
  answers: true,
  handle: true,
};

test.each(plainRoutes)('$method $path has no unused option', (route) => {
  expect(Object.keys(route).filter((option) => !Object.hasOwn(OPTIONS, option))).toEqual([]);
});

describe('the schema check', () => {
  test.each([
    ['a bare text', z.string()],
    ['a text that may be endless', z.string().regex(/^\w+$/)],
    ['a text with any character', z.string().max(10)],
    ['a pattern with a dot', z.string().max(10).regex(/^a.$/)],
    ['a date-time of the year 0', z.iso.datetime()],
    ['a number without an end', z.number().min(0).multipleOf(0.01)],
    ['a whole number without bounds', z.int()],
    ['a number with any decimals', z.number().min(0).max(1)],
    ['what is not described', z.unknown()],
  ])('finds %s at any depth', (_case, bad) => {
    const hidden = z.object({
      a: z.array(z.object({ b: bad.optional() })).nullable(),
      c: z.union([z.boolean(), z.record(text(3), bad)]).default(false),
      d: text(2).transform(Boolean).pipe(z.boolean()),
    });

    expect(unruledValues(hidden)).toEqual([
      expect.stringMatching(/^\.a\.\*\.b: /),
      expect.stringMatching(/^\.c\.value: /),
    ]);
  });

  test('accepts schemas that keep the rule', () => {
    const sound = z.object({
      a: text(5),
      b: repairedText(5),
      c: euros,
      d: instant(),
      e: z.uuid(),
      f: z.string().regex(/^[A-Z]{2}$/),
      g: z.int().min(0).max(9),
      h: z.stringbool(),
      i: unvalidated.optional(),
    });

    expect(unruledValues(sound)).toEqual([]);
  });
});
