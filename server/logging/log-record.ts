import type { z } from 'zod';
import { logEntrySchema } from '../../contract/logging-calls.ts';
import type { RecordObject } from '../records/record-object.ts';
import { storeLogs } from './store-logs.ts';

/** A log written through the record API: anyone may create one, nobody reads them there. */
export const logRecord: RecordObject = {
  apiName: 'Log__c',
  fields: {
    timestamp: { dataType: 'DateTime', required: true },
    milliseconds: { dataType: 'Int', required: true },
    transactionId: { dataType: 'String', required: true },
    level: { dataType: 'String', required: true },
    developerMessage: { dataType: 'TextArea', required: true },
    errorMessage: { dataType: 'TextArea' },
    stackTrace: { dataType: 'TextArea' },
    source: { dataType: 'String' },
  },
  create: {
    input: logEntrySchema,
    async run(entry: z.output<typeof logEntrySchema>, context) {
      const [row] = await storeLogs([entry], context);
      if (!row) throw new Error('insert returned no row');
      return { id: row.id, fields: { ...entry } };
    },
  },
};
