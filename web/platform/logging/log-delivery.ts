import type { LogEntry } from '../../../domain/logging/log-entry.ts';
import type { LogStore } from './log-store.ts';
import { parcelsOf } from './parcels.ts';

export type LogWire = {
  publishLog: (entry: LogEntry) => Promise<unknown>;
  publishLogs: (entries: LogEntry[]) => Promise<unknown>;
  /** A last word from a closing page: no answer comes back. */
  beacon: (entries: LogEntry[]) => void;
};

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/**
 * Sends in order and one request at a time. An entry leaves the store only when the server has answered for it;
 * the server knows repeats by their entry key, so sending once too often is safe and once too seldom is not possible.
 */
export function createLogDelivery(
  store: LogStore,
  wire: LogWire,
  later: (run: () => void, ms: number) => void,
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
    } catch {
      later(() => {
        sending = false;
        void sendNext();
      }, retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      return;
    }
    await sendNext();
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
