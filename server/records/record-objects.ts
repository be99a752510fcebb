import type { RecordObjectName } from '../../contract/record-api.ts';
import { logRecord } from '../logging/log-record.ts';
import type { RecordObject } from './record-object.ts';

/** Every object of ours that the record API knows. */
export const RECORD_OBJECTS: Partial<Record<RecordObjectName, RecordObject>> = {
  Log__c: logRecord,
};

export function findObject(apiName: string): RecordObject | null {
  return Object.values(RECORD_OBJECTS).find((object) => object.apiName === apiName) ?? null;
}

export function readableObjects(): RecordObject[] {
  return Object.values(RECORD_OBJECTS).filter((object) => object.find !== undefined);
}
