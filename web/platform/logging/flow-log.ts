import type { LogEvent } from '../../../domain/logging/log-entry.ts';
import type { LogLevel } from '../../../domain/logging/log-level.ts';

const MOST_STEPS = 100;

let steps: (LogEvent & { at: number })[] = [];

/** Deferred: what tells of a flow waits here, without a request, and goes out in one batch when the flow ends. */
export function logStep(developerMessage: string, source: string, level: LogLevel = 'INFO'): void {
  steps.push({ developerMessage, source, level, at: Date.now() });
  if (steps.length > MOST_STEPS) steps.shift();
}

export function takeSteps(): (LogEvent & { at: number })[] {
  const taken = steps;
  steps = [];
  return taken;
}
