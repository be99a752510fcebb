import { z } from 'zod';
import { API_VERSION } from './call.ts';
import { text, unvalidated } from './wire-values.ts';

export const UI_API_PATH = `/services/data/${API_VERSION}/ui-api`;
export const RECORD_OBJECTS = ['Log__c', 'MuseumCard__c', 'Person__c', 'Visit__c'] as const;
export type RecordObjectName = (typeof RECORD_OBJECTS)[number];

const fields = z.record(text(40), unvalidated);

export const newRecordSchema = z.object({ apiName: text(40), fields });
export const changedRecordSchema = z.object({ fields });
export const MOST_RECORDS_AT_ONCE = 100;

export const recordSchema = z
  .object({
    apiName: z.enum(RECORD_OBJECTS),
    id: z.uuid(),
    fields: z.record(
      z.string(),
      z.object({ value: z.unknown(), displayValue: z.string().nullable() }),
    ),
  })
  .meta({ id: 'Record' });

export const recordBatchSchema = z.object({
  results: z.array(z.object({ statusCode: z.int(), result: z.unknown() })),
});

export const objectInfoSchema = z.object({
  apiName: z.enum(RECORD_OBJECTS),
  createable: z.boolean(),
  updateable: z.boolean(),
  deletable: z.boolean(),
  queryable: z.boolean(),
  fields: z.record(
    z.string(),
    z.object({ apiName: z.string(), dataType: z.string(), required: z.boolean() }),
  ),
});
export type WireRecord = z.infer<typeof recordSchema>;
export type ObjectInfo = z.infer<typeof objectInfoSchema>;
