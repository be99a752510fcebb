import { type LogEntry, type LogEvent, logEntry } from '../../../domain/logging/log-entry.ts';
import { type LoggingSettings, letsThrough } from '../../../domain/logging/log-level.ts';

/** spec 8: why the logger answered false. */
export type Refused =
  | 'publish restricted for deferred logs only'
  | 'logger state error'
  | 'logs queue empty'
  | 'insufficient logging level';
export type Outcome = { done: true } | { done: false; reason: Refused };

export type LoggerSurroundings = {
  mode: 'immediate' | 'deferred';
  transactionId: string;
  readSettings: () => Promise<LoggingSettings>;
  /** Keeps the entries until the server has them; called once per publishLog or publishLogs. */
  deliver: (entries: LogEntry[]) => void;
  /** Only keeps them, until the settings are known or a later page tries again. */
  keep: (entries: LogEntry[]) => void;
  /** The settings do not let these through after all. */
  drop: (entries: LogEntry[]) => void;
  /** Values that the page knows to be secret, such as what stands in a password field. */
  secrets: () => string[];
  now: () => number;
  newKey: () => string;
};

export type Logger = {
  log: (event: LogEvent) => Outcome;
  publish: () => Outcome;
  ready: Promise<void>;
};

const DONE: Outcome = { done: true };
const refused = (reason: Refused): Outcome => ({ done: false, reason });

/** Not ready until its settings load: what is logged before waits in order and is replayed. */
export function createLogger(surroundings: LoggerSurroundings): Logger {
  const { mode, deliver, now } = surroundings;
  let settings: LoggingSettings | 'loading' | 'error' = 'loading';
  let publishWhenReady = false;
  let waiting: LogEntry[] = [];
  let deferred: LogEntry[] = [];

  const ready = surroundings.readSettings().then(
    (loaded) => {
      settings = loaded;
      const early = waiting.filter((entry) => letsThrough(loaded, entry.level));
      surroundings.drop(waiting.filter((entry) => !early.includes(entry)));
      waiting = [];
      for (const entry of early) take(entry);
      if (publishWhenReady) publish();
    },
    () => {
      settings = 'error';
      waiting = [];
    },
  );

  function log(event: LogEvent): Outcome {
    if (settings === 'error') return refused('logger state error');
    if (settings !== 'loading' && !letsThrough(settings, event.level)) {
      return refused('insufficient logging level');
    }
    const at = event.at ?? now();
    const stamp = {
      entryKey: surroundings.newKey(),
      transactionId: surroundings.transactionId,
      now: at,
      isoTime: new Date(at).toISOString(),
    };
    const entry = logEntry(event, stamp, surroundings.secrets());
    if (settings === 'loading') {
      waiting.push(entry);
      // At once: the page may be gone before its settings come.
      surroundings.keep([entry]);
    } else take(entry);
    return DONE;
  }

  function take(entry: LogEntry): void {
    if (mode === 'immediate') deliver([entry]);
    else deferred.push(entry);
  }

  function publish(): Outcome {
    if (mode === 'immediate') return refused('publish restricted for deferred logs only');
    if (settings === 'error') return refused('logger state error');
    if (settings === 'loading' && waiting.length > 0) {
      publishWhenReady = true;
      return DONE;
    }
    if (deferred.length === 0) return refused('logs queue empty');
    deliver(deferred);
    deferred = [];
    return DONE;
  }

  return { log, publish, ready };
}
