import { createChangeNotices } from './change-notices.ts';
import { createRecordReads } from './record-reads.ts';
import { type DataRecord, type Request, recordPath, UI_API } from './record-wire.ts';

type NewRecord = { apiName: string; fields: Record<string, unknown> };

/** The platform's data layer: cached reads, changes that rethrow, notices of change. */
export function createDataLayer({ request, now }: { request: Request; now: () => number }) {
  const { forget, ...reads } = createRecordReads(request, now);

  async function change(method: 'PATCH' | 'DELETE', id: string, body?: unknown): Promise<unknown> {
    const path = recordPath(id);
    const answer = await request(method, path, body);
    forget(path);
    return answer;
  }

  return {
    ...reads,
    ...createChangeNotices({ getRecord: reads.getRecord, forget }, now),
    createRecord: async (record: NewRecord) =>
      (await request('POST', `${UI_API}/records`, record)) as DataRecord,
    updateRecord: async (id: string, fields: Record<string, unknown>) =>
      (await change('PATCH', id, { fields })) as DataRecord,
    deleteRecord: async (id: string): Promise<void> => void (await change('DELETE', id)),
  };
}
