import type { z } from 'zod';
import type { ObjectInfo, RecordObjectName, WireRecord } from '../../contract/call/record-api.ts';
import type { GuestContext } from '../platform/context.ts';

type FieldType =
  | 'String'
  | 'TextArea'
  | 'DateTime'
  | 'Date'
  | 'Int'
  | 'Double'
  | 'Currency'
  | 'Boolean';

/** One object of the record API. Operations not defined here are not available. */
export type RecordObject = {
  apiName: RecordObjectName;
  fields: Record<string, { dataType: FieldType; required?: true }>;
  /** Finds only what the caller may see: other people's rows count as missing. */
  find?: (ids: string[], context: GuestContext) => Promise<FoundRecords>;
  create?: RecordChange<CreatedRecord>;
  /** Called after ownership is checked. Omitted fields are unchanged. */
  update?: RecordChange<void>;
};
/** Parses the fields by the schema, which the description of the API names. */
type RecordChange<Answer> = {
  input: z.ZodObject;
  run: (fields: unknown, context: GuestContext) => Promise<Answer>;
};
/** Fields by id. */
export type FoundRecords = Map<string, Record<string, unknown>>;
export type CreatedRecord = { id: string; fields: Record<string, unknown> };

export function wireRecord(object: RecordObject, { id, fields }: CreatedRecord): WireRecord {
  const named = Object.keys(object.fields).map((name) => {
    const value = fields[name] ?? null;
    return [name, { value, displayValue: value === null ? null : String(value) }] as const;
  });
  return { apiName: object.apiName, id, fields: Object.fromEntries(named) };
}

export function objectInfo(object: RecordObject): ObjectInfo {
  return {
    apiName: object.apiName,
    createable: object.create !== undefined,
    updateable: object.update !== undefined,
    deletable: false,
    queryable: object.find !== undefined,
    fields: Object.fromEntries(
      Object.entries(object.fields).map(([apiName, { dataType, required = false }]) => [
        apiName,
        { apiName, dataType, required },
      ]),
    ),
  };
}
