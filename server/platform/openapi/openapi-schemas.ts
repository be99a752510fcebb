import { z } from 'zod';
import { WELL_FORMED } from '../../../domain/base/well-formed-text.ts';

export type Json = Record<string, unknown>;
type Side = 'input' | 'output';

const NAMED = /"#\/(input|output)\/(\w+)"/g;
/** Formats express it already, shorter than their patterns. */
const KNOWN_FORMATS = ['uuid', 'date', 'date-time', 'email'];

/** Collects named schemas: each occurs once in the components and is referenced elsewhere. */
export function makeSchemaBook() {
  const named = { input: new Map<string, Json>(), output: new Map<string, Json>() };

  function describe(schema: z.ZodType, side: Side, name?: string): Json {
    const made = z.toJSONSchema(schema, { io: side, unrepresentable: 'any', override: shorten });
    const { $schema: _, $defs = {}, ...whole } = pointTo(side, made);
    for (const [id, part] of Object.entries($defs as Record<string, Json>))
      named[side].set(id, part);
    if (!name || !isObjectWithFields(whole)) return whole;
    named[side].set(name, whole);
    return { $ref: `#/${side}/${name}` };
  }

  /** Input and output share a name when equal, otherwise the input gets another. */
  function withComponents<Document extends Json>(document: Document): Document & Json {
    const differing = findDiffering(named);
    const nameOf = (side: string, id: string) =>
      side === 'input' && differing.has(id) ? `${id}Input` : id;
    const schemas: Json = {};
    for (const side of ['output', 'input'] as const)
      for (const [id, schema] of named[side]) schemas[nameOf(side, id)] = schema;
    const { components, ...rest } = document;
    const text = JSON.stringify({ ...rest, components: { ...(components as Json), schemas } });
    return JSON.parse(
      text.replace(NAMED, (_, side, id) => `"#/components/schemas/${nameOf(side, id)}"`),
    );
  }

  return { describe, withComponents };
}

export type SchemaBook = ReturnType<typeof makeSchemaBook>;

/** UTF-8 JSON cannot hold a lone surrogate, and validators disagree on `\\p`: only NUL is left to exclude. */
const TEXT_PATTERN = JSON.stringify(WELL_FORMED.source);
const ANY_TEXT = JSON.stringify('^[^\\u0000]*$');

function pointTo(side: Side, schema: object): Json {
  const text = JSON.stringify(schema).replaceAll(TEXT_PATTERN, () => ANY_TEXT);
  return JSON.parse(text.replaceAll('"#/$defs/', `"#/${side}/`));
}

/** Open for additions: clients ignore unknown fields. */
function shorten({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (KNOWN_FORMATS.includes(jsonSchema.format ?? '')) delete jsonSchema.pattern;
  const isOpen = zodSchema._zod.def.type === 'object' && !zodSchema._zod.def.catchall;
  if (isOpen) delete jsonSchema.additionalProperties;
  spellOut(jsonSchema);
  const { prefixItems } = jsonSchema;
  // A tuple has no further items; linters require the rest to be described all the same.
  if (prefixItems) Object.assign(jsonSchema, { items: {}, maxItems: prefixItems.length });
}

/** A record with known keys is an object with these fields. */
function spellOut(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties } = schema;
  const keys = typeof propertyNames === 'object' ? propertyNames.enum : undefined;
  if (!keys || additionalProperties === undefined) return;
  schema.properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}

function isObjectWithFields({ type, properties }: Json): boolean {
  return type === 'object' && Object.keys((properties as Json | undefined) ?? {}).length > 0;
}

type Named = Record<Side, Map<string, Json>>;

/** Schemas whose input and output differ, directly or through a reference. */
function findDiffering({ input, output }: Named): Set<string> {
  const flat = (schema?: Json) => JSON.stringify(schema)?.replace(NAMED, '"$2"');
  const both = [...input].filter(([id]) => output.has(id));
  const differing = new Set(
    both.filter(([id, schema]) => flat(schema) !== flat(output.get(id))).map(([id]) => id),
  );
  for (let before = -1; before !== differing.size; ) {
    before = differing.size;
    for (const [id, schema] of both) {
      const leads = [...JSON.stringify(schema).matchAll(NAMED)];
      if (leads.some(([, , other = '']) => differing.has(other))) differing.add(id);
    }
  }
  return differing;
}
