import { LWR_PATH } from '../../../contract/call.ts';
import type { LogLevel } from '../../../domain/logging/log-level.ts';
import { callServer, readFromServer } from '../call-server.ts';
import { readPageData } from '../page-data.ts';
import { createLogDelivery } from './log-delivery.ts';
import { createLogStore } from './log-store.ts';
import { createLogger, type Logger, type Outcome } from './logger.ts';

let logger: Logger | null = null;

/** The page's logger: what is logged goes out at once, and what cannot go waits. */
function pageLogger(): Logger {
  if (logger) return logger;
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
    (run, ms) => setTimeout(run, ms),
  );
  logger = createLogger({
    mode: 'immediate',
    transactionId: readPageData().transactionId,
    readSettings: () => readFromServer('LoggerController', 'getUserLoggingSettings', {}),
    deliver: delivery.deliver,
    keep: delivery.keep,
    drop: delivery.drop,
    now: Date.now,
    newKey: () => crypto.randomUUID(),
  });
  void logger.ready.then(delivery.resume);
  addEventListener('pagehide', delivery.handOver);
  return logger;
}

export function log(
  level: LogLevel,
  developerMessage: string,
  { error, source }: { error?: unknown; source: string },
): Outcome {
  return pageLogger().log({ level, developerMessage, error: errorParts(error), source });
}

/** Errors that nothing in the page expected are reported too; leftovers of an earlier page go out. */
export function startLogging(): void {
  addEventListener('error', ({ error, message }) => {
    log('ERROR', 'unexpected error', { error: error ?? message, source: location.pathname });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    log('ERROR', 'unhandled rejection', { error: reason, source: location.pathname });
  });
  if (createLogStore(ownStorage(), Date.now).entries().length > 0) pageLogger();
}

function errorParts(error: unknown) {
  if (error === undefined) return undefined;
  if (error instanceof Error) return { message: error.message, stack: error.stack };
  return { message: String(error) };
}

function ownStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
