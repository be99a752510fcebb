import { createChangeNotifier } from './change-notifier.ts';
import { createRecordReads } from './record-reads.ts';
import { type DataRecord, type Request, recordPath, UI_API } from './record-wire.ts';

type NewRecord = { apiName: string; fields: Record<string, unknown> };

/** The platform's data layer: cached reads, writes that rethrow, change notifications. */
export function createDataLayer({ request, now }: { request: Request; now: () => number }) {
  const { forget, ...reads } = createRecordReads(request, now);

  const notifier = createChangeNotifier({ getRecord: reads.getRecord, forget }, now);

  async function change(method: 'PATCH' | 'DELETE', id: string, body?: unknown): Promise<unknown> {
    const path = recordPath(id);
    try {
      return await request(method, path, body);
    } finally {
      // Also after a failure: the server may have made the change before the answer was lost.
      forget(path);
    }
  }

  return {
    ...reads,
    notifyChange: notifier.notifyChange,
    subscribe: notifier.subscribe,
    createRecord: async (record: NewRecord) =>
      (await request('POST', `${UI_API}/records`, record)) as DataRecord,
    /** Listeners get the record as the server stored it. */
    async updateRecord(id: string, fields: Record<string, unknown>): Promise<DataRecord> {
      const record = (await change('PATCH', id, { fields })) as DataRecord;
      notifier.tell(record);
      return record;
    },
    deleteRecord: async (id: string): Promise<void> => void (await change('DELETE', id)),
  };
}
