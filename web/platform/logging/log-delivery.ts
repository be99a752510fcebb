import type { LogEntry } from '../../../domain/logging/log-entry.ts';
import { statusOf } from '../call-error.ts';
import { splitIntoBatches } from './log-batches.ts';
import type { LogStore } from './log-store.ts';

type Skipped = (entry: LogEntry, error: unknown) => void;

export type LogTransport = {
  publishLog: (entry: LogEntry) => Promise<unknown>;
  publishLogs: (entries: LogEntry[]) => Promise<unknown>;
  /** For a closing page: there is no answer. */
  beacon: (entries: LogEntry[]) => void;
};

/** A retry would get the same answer; a rate limit or a timeout passes. */
function isPermanentRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/**
 * At-least-once delivery, in order, one request at a time: an entry leaves the store only after the server's answer, and
 * the server deduplicates by entry key. A refused entry is skipped and counted, so that it does not block the others.
 */
export function createLogDelivery(
  store: LogStore,
  transport: LogTransport,
  { schedule, onSkipped }: { schedule: (run: () => void, ms: number) => void; onSkipped: Skipped },
) {
  const batches = splitIntoBatches(store.entries());
  let sending = false;
  let retryMs = FIRST_RETRY_MS;

  async function sendNext(): Promise<void> {
    const [batch] = batches;
    if (sending || !batch) return;
    sending = true;
    try {
      await (batch.length === 1 && batch[0]
        ? transport.publishLog(batch[0])
        : transport.publishLogs(batch));
      batches.shift();
      store.remove(batch);
      retryMs = FIRST_RETRY_MS;
      sending = false;
    } catch (error) {
      if (!isPermanentRefusal(error)) return scheduleRetry();
      skip(batch, error);
      sending = false;
    }
    await sendNext();
  }

  function scheduleRetry(): void {
    schedule(() => {
      sending = false;
      void sendNext();
    }, retryMs);
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
  }

  function skip(batch: LogEntry[], error: unknown): void {
    batches.shift();
    // The server does not say which entry it refused: send each alone.
    if (batch.length > 1) return void batches.unshift(...batch.map((entry) => [entry]));
    store.remove(batch);
    for (const entry of batch) onSkipped(entry, error);
  }

  return {
    deliver(entries: LogEntry[]): void {
      store.add(entries);
      batches.push(...splitIntoBatches(entries));
      void sendNext();
    },
    keep: (entries: LogEntry[]): void => store.add(entries),
    drop: (entries: LogEntry[]): void => store.remove(entries),
    resume: (): void => void sendNext(),
    /** On page hide: entries stay stored in case the beacon is lost. */
    sendBeacons(): void {
      for (const batch of batches) transport.beacon(batch);
    },
  };
}
