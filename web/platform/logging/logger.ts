import { type LogEntry, type LogEvent, logEntry } from '../../../domain/logging/log-entry.ts';
import { type LoggingSettings, letsThrough } from '../../../domain/logging/log-level.ts';

/** Why the logger refused an entry. */
export type Refused =
  | 'publish restricted for deferred logs only'
  | 'logger state error'
  | 'logs queue empty'
  | 'insufficient logging level';
export type Outcome = { done: true } | { done: false; reason: Refused };

export type LoggerDependencies = {
  mode: 'immediate' | 'deferred';
  transactionId: string;
  readSettings: () => Promise<LoggingSettings>;
  /** Stores and sends the entries; called once per publishLog or publishLogs. */
  deliver: (entries: LogEntry[]) => void;
  /** Only stores them, until the settings are known or a later page sends them. */
  keep: (entries: LogEntry[]) => void;
  /** Removes entries that the settings filter out. */
  drop: (entries: LogEntry[]) => void;
  /** Values to redact, such as that of a password field. */
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

/** Entries logged before the settings are loaded are queued and replayed. */
export function createLogger(dependencies: LoggerDependencies): Logger {
  const { mode, deliver, now } = dependencies;
  let settings: LoggingSettings | 'loading' | 'error' = 'loading';
  let publishWhenReady = false;
  let waiting: LogEntry[] = [];
  let deferred: LogEntry[] = [];

  const ready = dependencies.readSettings().then(
    (loaded) => {
      settings = loaded;
      const early = waiting.filter((entry) => letsThrough(loaded, entry.level));
      dependencies.drop(waiting.filter((entry) => !early.includes(entry)));
      waiting = [];
      for (const entry of early) accept(entry);
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
      entryKey: dependencies.newKey(),
      transactionId: dependencies.transactionId,
      now: at,
      isoTime: new Date(at).toISOString(),
    };
    const entry = logEntry(event, stamp, dependencies.secrets());
    if (settings === 'loading') {
      waiting.push(entry);
      // Stored at once: the page may close before the settings arrive.
      dependencies.keep([entry]);
    } else accept(entry);
    return DONE;
  }

  function accept(entry: LogEntry): void {
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
