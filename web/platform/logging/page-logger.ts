import type { LogLevel } from '../../../domain/logging/log-level.ts';
import { takeSteps } from './flow-log.ts';
import { hasStoredLogs } from './stored-logs.ts';

// Long after the page is there, so that it takes nothing from it.
const AFTER_FIRST_LOAD_MS = 5_000;

type PageLoggers = typeof import('./page-loggers.ts')['pageLoggers'];

let loaded: PageLoggers | null = null;
let waiting: ((loggers: PageLoggers) => void)[] = [];

/** Faults go out at once, the steps of a flow together at its end. What cannot go waits. */
function withLoggers(run: (loggers: PageLoggers) => void): void {
  if (loaded) {
    run(loaded);
    return;
  }
  waiting.push(run);
  loadLoggers();
}

/** No part of the first load; there before anybody can lose what it has to tell. */
function loadLoggers(): void {
  if (loaded) return;
  import('./page-loggers.ts').then(
    ({ pageLoggers }) => {
      loaded = pageLoggers;
      const held = waiting;
      waiting = [];
      for (const run of held) run(pageLoggers);
    },
    () => {}, // no connection: the next one that logs tries again
  );
}

/** At once: what went wrong. */
export function log(
  level: LogLevel,
  developerMessage: string,
  { error, source }: { error?: unknown; source: string },
): void {
  const event = { level, developerMessage, error: errorParts(error), source, at: Date.now() };
  withLoggers(({ logNow }) => logNow(event));
}

/** The flow has come to its end, or to a fault: its steps go out together. */
export function endFlow(): void {
  const steps = takeSteps();
  if (steps.length > 0) withLoggers(({ publishSteps }) => publishSteps(steps));
}

/** Errors that nothing in the page expected are reported too; leftovers of an earlier page go out. */
export function startLogging(): void {
  addEventListener('error', ({ error, message }) => {
    log('ERROR', 'unexpected error', { error: error ?? message, source: location.pathname });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    log('ERROR', 'unhandled rejection', { error: reason, source: location.pathname });
  });
  for (const touch of ['pointerdown', 'keydown']) {
    addEventListener(touch, loadLoggers, { once: true, passive: true });
  }
  addEventListener('pagehide', () => {
    // A flow that is left in the middle ends here.
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
