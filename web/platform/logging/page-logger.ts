import type { LogLevel } from '../../../domain/logging/log-level.ts';
import { drainSteps } from './flow-log.ts';
import { hasStoredLogs } from './stored-logs.ts';

// Late enough not to compete with the first load.
const AFTER_FIRST_LOAD_MS = 5_000;

type PageLoggers = typeof import('./page-loggers.ts')['pageLoggers'];

let loaded: PageLoggers | null = null;
let waiting: ((loggers: PageLoggers) => void)[] = [];

/** Runs when the lazily loaded loggers are there. */
function withLoggers(run: (loggers: PageLoggers) => void): void {
  if (loaded) {
    run(loaded);
    return;
  }
  waiting.push(run);
  loadLoggers();
}

/** Lazy: not part of the first load. */
function loadLoggers(): void {
  if (loaded) return;
  import('./page-loggers.ts')
    .then(({ pageLoggers }) => {
      loaded = pageLoggers;
      const callbacks = waiting;
      waiting = [];
      for (const run of callbacks) run(pageLoggers);
    })
    // Without a connection the next log call tries again; a log that fails must not disturb the page.
    .catch(() => {});
}

/** Sent at once, unlike the steps of a flow. */
export function log(
  level: LogLevel,
  developerMessage: string,
  { error, source }: { error?: unknown; source: string },
): void {
  const event = { level, developerMessage, error: errorParts(error), source, at: Date.now() };
  withLoggers(({ logNow }) => logNow(event));
}

/** The flow has ended or failed: sends its steps in one batch. */
export function endFlow(): void {
  const steps = drainSteps();
  if (steps.length > 0) withLoggers(({ publishSteps }) => publishSteps(steps));
}

/** Reports uncaught errors, and sends entries that an earlier page stored. */
export function startLogging(): void {
  addEventListener('error', ({ error, message }) => {
    log('ERROR', 'unexpected error', { error: error ?? message, source: location.pathname });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    log('ERROR', 'unhandled rejection', { error: reason, source: location.pathname });
  });
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, loadLoggers, { once: true, passive: true });
  }
  addEventListener('pagehide', () => {
    // Leaving the page ends its flow.
    if (loaded) endFlow();
    loaded?.handOver();
  });
  setTimeout(loadLoggers, AFTER_FIRST_LOAD_MS);
  if (hasStoredLogs()) withLoggers(({ sendStored }) => sendStored());
}

function errorParts(error: unknown) {
  if (error === undefined) return undefined;
  if (error instanceof Error) return { message: error.message, stack: error.stack };
  return { message: String(error) };
}
