/** Ordered by severity. A setting includes its own level and all before it. */
export const LOG_LEVELS = ['ERROR', 'WARN', 'INFO', 'DEBUG'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type LoggingSettings = { enabled: boolean; level: LogLevel };

export function letsThrough(settings: LoggingSettings, level: LogLevel): boolean {
  return settings.enabled && LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(settings.level);
}
