import { describe, expect, test } from 'vitest';
import { LOG_LEVELS, letsThrough } from './log-level.ts';

describe('log level setting', () => {
  test.each([
    ['ERROR', ['ERROR']],
    ['WARN', ['ERROR', 'WARN']],
    ['INFO', ['ERROR', 'WARN', 'INFO']],
    ['DEBUG', ['ERROR', 'WARN', 'INFO', 'DEBUG']],
  ] as const)('%s includes its own level and all more severe ones', (level, through) => {
    expect(LOG_LEVELS.filter((each) => letsThrough({ enabled: true, level }, each))).toEqual(
      through,
    );
  });

  test('lets nothing through when logging is off', () => {
    expect(
      LOG_LEVELS.filter((each) => letsThrough({ enabled: false, level: 'DEBUG' }, each)),
    ).toEqual([]);
  });
});
