import { LWR_PATH } from '../../../contract/call.ts';
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
  { later: (run, ms) => setTimeout(run, ms), onSkipped: countSkipped },
);

let made: { immediate: Logger; deferred: Logger } | null = null;

/** Not before something is to be told: their settings are a request. */
function loggers() {
  if (made) return made;
  const settings = readFromServer('LoggerController', 'getUserLoggingSettings', {});
  const surroundings = {
    transactionId: readPageData().transactionId,
    readSettings: () => settings,
    deliver: delivery.deliver,
    keep: delivery.keep,
    drop: delivery.drop,
    secrets: knownSecrets,
    now: Date.now,
    newKey: () => crypto.randomUUID(),
  };
  made = {
    immediate: createLogger({ ...surroundings, mode: 'immediate' }),
    deferred: createLogger({ ...surroundings, mode: 'deferred' }),
  };
  void made.immediate.ready.then(delivery.resume);
  return made;
}

/** An entry about refused entries that is itself refused would go round for ever. */
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

/** What an earlier page left goes out as soon as the settings are known. */
function sendStored(): void {
  loggers();
}

export const pageLoggers = { logNow, publishSteps, sendStored, handOver: delivery.handOver };
