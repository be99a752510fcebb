import type { LogEvent } from '../../../domain/logging/log-entry.ts';
import type { LogLevel } from '../../../domain/logging/log-level.ts';

const MAX_STEPS = 100;

let steps: (LogEvent & { at: number })[] = [];

/** Steps of a flow are buffered and sent in one batch when the flow ends. */
export function logStep(developerMessage: string, source: string, level: LogLevel = 'INFO'): void {
  steps.push({ developerMessage, source, level, at: Date.now() });
  if (steps.length > MAX_STEPS) steps.shift();
}

export function drainSteps(): (LogEvent & { at: number })[] {
  const drained = steps;
  steps = [];
  return drained;
}
