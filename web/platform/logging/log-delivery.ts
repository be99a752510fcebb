import type { LogEntry } from '../../../domain/logging/log-entry.ts';
import type { LogStore } from './log-store.ts';
import { parcelsOf } from './parcels.ts';

type Skipped = (entry: LogEntry, error: unknown) => void;

export type LogWire = {
  publishLog: (entry: LogEntry) => Promise<unknown>;
  publishLogs: (entries: LogEntry[]) => Promise<unknown>;
  /** A last word from a closing page: no answer comes back. */
  beacon: (entries: LogEntry[]) => void;
};

/** Refused for good: sending the same again brings the same answer. A limit or a time-out passes. */
function isRefused(error: unknown): boolean {
  const { status = 0 } = (error ?? {}) as { status?: number };
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/**
 * Sends in order and one request at a time. An entry leaves the store only when the server has answered for it;
 * the server knows repeats by their entry key, so sending once too often is safe and once too seldom is not possible.
 * What it refuses is skipped and counted, one entry at a time, so that it does not hold up the others.
 */
export function createLogDelivery(
  store: LogStore,
  wire: LogWire,
  { later, onSkipped }: { later: (run: () => void, ms: number) => void; onSkipped: Skipped },
) {
  const parcels = parcelsOf(store.entries());
  let sending = false;
  let retryMs = FIRST_RETRY_MS;

  async function sendNext(): Promise<void> {
    const [parcel] = parcels;
    if (sending || !parcel) return;
    sending = true;
    try {
      await (parcel.length === 1 && parcel[0]
        ? wire.publishLog(parcel[0])
        : wire.publishLogs(parcel));
      parcels.shift();
      store.remove(parcel);
      retryMs = FIRST_RETRY_MS;
      sending = false;
    } catch (error) {
      if (!isRefused(error)) return tryLater();
      skip(parcel, error);
      sending = false;
    }
    await sendNext();
  }

  function tryLater(): void {
    later(() => {
      sending = false;
      void sendNext();
    }, retryMs);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }

  function skip(parcel: LogEntry[], error: unknown): void {
    parcels.shift();
    // Which of them it was, the server does not say: each goes alone.
    if (parcel.length > 1) return void parcels.unshift(...parcel.map((entry) => [entry]));
    store.remove(parcel);
    for (const entry of parcel) onSkipped(entry, error);
  }

  return {
    deliver(entries: LogEntry[]): void {
      store.add(entries);
      parcels.push(...parcelsOf(entries));
      void sendNext();
    },
    keep: (entries: LogEntry[]): void => store.add(entries),
    drop: (entries: LogEntry[]): void => store.remove(entries),
    resume: (): void => void sendNext(),
    /** The page is going: hand over what may be sent, and keep it in case the beacon is lost. */
    handOver(): void {
      for (const parcel of parcels) wire.beacon(parcel);
    },
  };
}
