import type { z } from 'zod';
import { text, unvalidated } from '../contract/call/wire-values.ts';

type Check = { _zod: { def: { check: string; format?: string; pattern?: RegExp } } };
type Def = {
  type: string;
  format?: string;
  pattern?: RegExp;
  checks?: Check[];
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  items?: z.ZodType[];
  options?: z.ZodType[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
};

const LEAVES = new Set(['boolean', 'enum', 'literal', 'null', 'never', 'void', 'transform']);
// Their patterns exclude malformed and long strings.
const CLOSED_FORMATS = new Set(['uuid', 'guid', 'date']);
const WELL_FORMED = checksOf(text(1)).find(({ pattern }) => pattern)?.pattern;

/** Paths of a schema that accept unbounded values, or text that may be malformed Unicode. */
export function unruledValues(schema: z.ZodType, path = ''): string[] {
  if ((schema as unknown) === unvalidated) return [];
  const def = schema._zod.def as unknown as Def;
  if (def.type === 'string') return isRuledText(schema) ? [] : [`${path}: text`];
  if (def.type === 'number') return isRuledNumber(schema) ? [] : [`${path}: number`];
  const parts = partsOf(def);
  if (parts.length === 0 && !LEAVES.has(def.type) && def.type !== 'object') {
    return [`${path}: ${def.type}`];
  }
  return parts.flatMap(([name, part]) => unruledValues(part, name ? `${path}.${name}` : path));
}

function partsOf(def: Def): [name: string, part: z.ZodType][] {
  // A text that is parsed as a boolean is harmless.
  if (def.type === 'pipe' && def.out?._zod.def.type === 'boolean') return [['', def.out]];
  const inner = [def.innerType, def.in, def.out, def.catchall].filter((part) => part !== undefined);
  return [
    ...Object.entries(def.shape ?? {}),
    ...inner.map((part): [string, z.ZodType] => ['', part]),
    ...[def.element, ...(def.items ?? [])]
      .filter((part) => part !== undefined)
      .map((part): [string, z.ZodType] => ['*', part]),
    ...(def.options ?? []).map((part): [string, z.ZodType] => ['', part]),
    ...(def.keyType ? [['key', def.keyType] as [string, z.ZodType]] : []),
    ...(def.valueType ? [['value', def.valueType] as [string, z.ZodType]] : []),
  ];
}

function checksOf(schema: z.ZodType): Check['_zod']['def'][] {
  const { checks = [] } = schema._zod.def as unknown as Def;
  return checks.map((check) => check._zod.def);
}

function isRuledText(schema: z.ZodType): boolean {
  const { format, pattern } = schema._zod.def as unknown as Def;
  if (format && CLOSED_FORMATS.has(format)) return true;
  const checks = checksOf(schema);
  const patterns = [pattern, ...checks.map((check) => check.pattern)].filter((one) => one != null);
  const isBounded = checks.some(({ check }) => check === 'max_length') || patterns.some(isShort);
  const isRepaired = checks.some(({ check }) => check === 'overwrite');
  const isWhole = isRepaired || patterns.some((one) => one === WELL_FORMED || isPlain(one));
  // Years beyond the database's range are checked by another pattern.
  const isInstant = format === 'datetime' && checks.some((check) => check.pattern !== undefined);
  return isInstant || (isBounded && isWhole);
}

/** A pattern of listed characters only: no negation, no dot. */
function isPlain({ source }: RegExp): boolean {
  return source.startsWith('^') && source.endsWith('$') && !/\[\^|\\[SWDP]|(?<!\\)\./.test(source);
}

function isShort(pattern: RegExp): boolean {
  return isPlain(pattern) && !/[*+]|,\}/.test(pattern.source);
}

function isRuledNumber(schema: z.ZodType): boolean {
  const checks = checksOf(schema);
  const { format } = schema._zod.def as unknown as Def;
  const isWhole =
    format === 'safeint' ||
    checks.some((check) => check.format === 'safeint') ||
    checks.some(({ check }) => check === 'multiple_of');
  return (
    isWhole &&
    checks.some(({ check }) => check === 'greater_than') &&
    checks.some(({ check }) => check === 'less_than')
  );
}
