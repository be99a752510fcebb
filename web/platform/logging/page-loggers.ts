import { LWR_PATH } from '../../../contract/call/call.ts';
import type { LogEntry, LogEvent } from '../../../domain/logging/log-entry.ts';
import { callServer, readFromServer } from '../call-server.ts';
import { knownSecrets } from '../known-secrets.ts';
import { readPageData } from '../page-data.ts';
import { createLogDelivery } from './log-delivery.ts';
import { createLogStore } from './log-store.ts';
import { createLogger, type Logger } from './logger.ts';
import { ownStorage } from './stored-logs.ts';

let skipped = 0;

const delivery = createLogDelivery(
  createLogStore(ownStorage(), Date.now),
  {
    publishLog: (log) => callServer('LoggerController', 'publishLog', { log }),
    publishLogs: (entries) =>
      callServer('LoggerController', 'publishLogs', { logs: JSON.stringify(entries) }),
    beacon: (entries) => {
      const body = JSON.stringify({ logs: JSON.stringify(entries) });
      navigator.sendBeacon(
        `${LWR_PATH}/LoggerController/publishLogs`,
        new Blob([body], { type: 'application/json' }),
      );
    },
  },
  { schedule: (run, ms) => setTimeout(run, ms), onSkipped: countSkipped },
);

let created: { immediate: Logger; deferred: Logger } | null = null;

/** Created with the first entry, since the settings are a request. */
function loggers() {
  if (created) return created;
  const settings = readFromServer('LoggerController', 'getUserLoggingSettings', {});
  const dependencies = {
    transactionId: readPageData().transactionId,
    readSettings: () => settings,
    deliver: delivery.deliver,
    keep: delivery.keep,
    drop: delivery.drop,
    secrets: knownSecrets,
    now: Date.now,
    newKey: () => crypto.randomUUID(),
  };
  created = {
    immediate: createLogger({ ...dependencies, mode: 'immediate' }),
    deferred: createLogger({ ...dependencies, mode: 'deferred' }),
  };
  void created.immediate.ready.then(delivery.resume);
  return created;
}

/** Logging a refused entry about refused entries would loop forever. */
function countSkipped({ source }: LogEntry, error: unknown): void {
  if (source === 'client-log') return;
  skipped += 1;
  const developerMessage = `log entries refused by the server: ${skipped}`;
  const message = error instanceof Error ? error.message : String(error);
  loggers().immediate.log({
    level: 'WARN',
    developerMessage,
    error: { message },
    source: 'client-log',
  });
}

function logNow(event: LogEvent): void {
  loggers().immediate.log(event);
}

function publishSteps(steps: LogEvent[]): void {
  const { deferred } = loggers();
  for (const step of steps) deferred.log(step);
  deferred.publish();
}

/** Stored entries of an earlier page are sent once the settings are known. */
function sendStored(): void {
  loggers();
}

export const pageLoggers = { logNow, publishSteps, sendStored, handOver: delivery.sendBeacons };
