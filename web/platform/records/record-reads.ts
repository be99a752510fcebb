import { errorMessages } from '../../../contract/call/error-messages.ts';
import { DataError, invalidConfig, notCached } from './data-error.ts';
import { createReadCache, DEFAULT_LIFETIME_MS, isLifetime } from './read-cache.ts';
import { type DataRecord, type Request, recordPath, UI_API } from './record-wire.ts';

export type Found =
  | { id: string; record: DataRecord }
  | { id: string; missing: true }
  | { id: string; error: DataError };
const MODES = ['default', 'only-if-cached', 'no-cache'] as const;
export type ReadOptions = { lifetimeMs?: number; mode?: (typeof MODES)[number] };
type BatchItem = { statusCode: number; result: unknown };

export function createRecordReads(request: Request, now: () => number) {
  const cache = createReadCache(now);

  async function read(path: string, options: ReadOptions = {}): Promise<unknown> {
    const lifetimeMs = checkedLifetime(options);
    if (typeof path !== 'string' || !path.startsWith('/services/data/'))
      throw invalidConfig('not a platform resource');
    const known = options.mode === 'no-cache' ? null : cache.find(path);
    if (known) return known;
    if (options.mode === 'only-if-cached') throw notCached();
    const outcome = request('GET', path);
    cache.keep(path, outcome, lifetimeMs);
    return outcome;
  }

  async function getRecord(id: string, options?: ReadOptions): Promise<DataRecord> {
    return (await read(recordPath(id), options)) as DataRecord;
  }

  /** One request for all that are not cached; each item succeeds, is missing or fails on its own. */
  async function getRecords(ids: string[], options: ReadOptions = {}): Promise<Found[]> {
    const lifetimeMs = checkedLifetime(options);
    if (!Array.isArray(ids) || ids.length === 0) throw invalidConfig('no record ids');
    const paths = ids.map(recordPath);
    const isAsked = (path: string) => options.mode === 'no-cache' || !cache.find(path);
    const unknown = [...new Set(ids.filter((_, index) => isAsked(paths[index] ?? '')))];
    if (unknown.length > 0) {
      if (options.mode === 'only-if-cached') throw notCached();
      const answer = await request('GET', `${UI_API}/records/batch/${unknown.join(',')}`);
      const { results } = answer as { results: BatchItem[] };
      for (const [index, id] of unknown.entries()) {
        cache.remember(recordPath(id), outcomeOf(results[index]), lifetimeMs);
      }
    }
    return Promise.all(ids.map((id) => foundOf(id, cache.find(recordPath(id)))));
  }

  return { read, getRecord, getRecords, forget: cache.forget };
}

function checkedLifetime(options: ReadOptions): number {
  if (typeof options !== 'object' || options === null) throw invalidConfig('not options');
  const { lifetimeMs = DEFAULT_LIFETIME_MS, mode = 'default' } = options;
  if (!MODES.includes(mode)) throw invalidConfig('unknown mode');
  if (!isLifetime(lifetimeMs)) throw invalidConfig('lifetime out of range');
  return lifetimeMs;
}

function outcomeOf(item: BatchItem | undefined): Promise<unknown> {
  if (item && item.statusCode < 300) return Promise.resolve(item.result);
  const status = item?.statusCode ?? 500;
  // The same error as if the record had been requested alone.
  const messages = errorMessages({ body: item?.result });
  const [first] = Array.isArray(item?.result) ? item.result : [];
  const code = typeof first?.errorCode === 'string' ? first.errorCode : 'BATCH_ITEM_FAILED';
  return Promise.reject(new DataError(status, code, messages.join(' ') || `status ${status}`));
}

async function foundOf(id: string, outcome: Promise<unknown> | null): Promise<Found> {
  try {
    return { id, record: (await outcome) as DataRecord };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return error.status === 404 ? { id, missing: true } : { id, error };
  }
}
