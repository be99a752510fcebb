import { createChangeNotices } from './change-notices.ts';
import { createRecordReads } from './record-reads.ts';
import { type DataRecord, type Request, recordPath, UI_API } from './record-wire.ts';

type NewRecord = { apiName: string; fields: Record<string, unknown> };

/** The platform's data layer: cached reads, changes that rethrow, notices of change. */
export function createDataLayer({ request, now }: { request: Request; now: () => number }) {
  const { forget, ...reads } = createRecordReads(request, now);

  const notices = createChangeNotices({ getRecord: reads.getRecord, forget }, now);

  async function change(method: 'PATCH' | 'DELETE', id: string, body?: unknown): Promise<unknown> {
    const path = recordPath(id);
    try {
      return await request(method, path, body);
    } finally {
      // Also when it failed: the change may have been made before the answer was lost.
      forget(path);
    }
  }

  return {
    ...reads,
    notifyChange: notices.notifyChange,
    subscribe: notices.subscribe,
    createRecord: async (record: NewRecord) =>
      (await request('POST', `${UI_API}/records`, record)) as DataRecord,
    /** Whoever listens to the record hears what the server made of it. */
    async updateRecord(id: string, fields: Record<string, unknown>): Promise<DataRecord> {
      const record = (await change('PATCH', id, { fields })) as DataRecord;
      notices.tell(record);
      return record;
    },
    deleteRecord: async (id: string): Promise<void> => void (await change('DELETE', id)),
  };
}
