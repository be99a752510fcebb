import type { z } from 'zod';
import type { RecordObjectName } from '../../contract/record-api.ts';
import { personRecord } from '../account/person-record.ts';
import { logRecord } from '../logging/log-record.ts';
import { cardRecord, visitRecord } from './own-records.ts';
import type { RecordObject } from './record-object.ts';

/** Every object of ours that the record API knows. */
const RECORD_OBJECTS: Record<RecordObjectName, RecordObject> = {
  Log__c: logRecord,
  MuseumCard__c: cardRecord,
  Person__c: personRecord,
  Visit__c: visitRecord,
};

export function findObject(apiName: string): RecordObject | null {
  return Object.values(RECORD_OBJECTS).find((object) => object.apiName === apiName) ?? null;
}

/** What a caller may write, by object. */
export function writableRecordSchemas(): { name: string; schema: z.ZodObject }[] {
  return Object.values(RECORD_OBJECTS).flatMap(({ apiName, create, update }) => [
    ...(create ? [{ name: `${apiName} create`, schema: create.input }] : []),
    ...(update ? [{ name: `${apiName} update`, schema: update.input }] : []),
  ]);
}

export function readableObjects(): RecordObject[] {
  return Object.values(RECORD_OBJECTS).filter((object) => object.find !== undefined);
}
