import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../../domain/logging/log-entry.ts';
import type { LoggingSettings } from '../../../domain/logging/log-level.ts';
import { createLogger } from './logger.ts';

function given(
  mode: 'immediate' | 'deferred',
  settings: LoggingSettings | Error = { enabled: true, level: 'INFO' },
) {
  const delivered: LogEntry[][] = [];
  const kept: LogEntry[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let key = 0;
  const logger = createLogger({
    mode,
    transactionId: 'tx-1',
    readSettings: async () => {
      await held;
      if (settings instanceof Error) throw settings;
      return settings;
    },
    deliver: (entries) => delivered.push(entries),
    keep: (entries) => kept.push(...entries),
    drop: (entries) => {
      for (const entry of entries) kept.splice(kept.indexOf(entry), 1);
    },
    secrets: () => ['Kesäyö'],
    now: () => 1_794_700_000_123,
    newKey: () => String(++key),
  });
  return {
    logger,
    delivered,
    kept,
    messages: () => delivered.map((batch) => batch.map((entry) => entry.developerMessage)),
    becomeReady: async () => {
      release();
      await logger.ready;
    },
  };
}
const event = (developerMessage: string, level: LogEntry['level'] = 'INFO') => ({
  level,
  developerMessage,
  source: 'test',
});

describe('the client logger', () => {
  test('sends nothing before its settings load, then replays in order', async () => {
    const { logger, messages, becomeReady } = given('immediate');
    logger.log(event('a'));
    logger.log(event('b'));
    expect(messages()).toEqual([]);

    await becomeReady();
    logger.log(event('c'));

    expect(messages()).toEqual([['a'], ['b'], ['c']]);
  });

  test('stores entries at once while waiting for the settings, and then drops filtered ones', async () => {
    const { logger, kept, becomeReady } = given('immediate', { enabled: true, level: 'WARN' });
    logger.log(event('a', 'ERROR'));
    logger.log(event('b', 'DEBUG'));
    expect(kept.map(({ developerMessage }) => developerMessage)).toEqual(['a', 'b']);

    await becomeReady();

    expect(kept.map(({ developerMessage }) => developerMessage)).toEqual(['a']);
  });

  test('publishes deferred logs in one batch', async () => {
    const { logger, messages, becomeReady } = given('deferred');
    logger.log(event('early'));
    await becomeReady();
    logger.log(event('a'));
    logger.log(event('b'));
    expect(messages()).toEqual([]);

    expect(logger.publish()).toEqual({ done: true });
    expect(messages()).toEqual([['early', 'a', 'b']]);
  });

  test('keeps a publish requested before it was ready', async () => {
    const { logger, messages, becomeReady } = given('deferred');
    logger.log(event('a'));
    expect(logger.publish()).toEqual({ done: true });

    await becomeReady();

    expect(messages()).toEqual([['a']]);
  });

  test('drops replayed entries that the settings filter out', async () => {
    const { logger, messages, becomeReady } = given('immediate', { enabled: true, level: 'WARN' });
    logger.log(event('info'));
    logger.log(event('warn', 'WARN'));

    await becomeReady();

    expect(messages()).toEqual([['warn']]);
  });

  test('has all fields of a log entry, redacted', async () => {
    const { logger, delivered, becomeReady } = given('immediate');
    await becomeReady();
    logger.log({
      level: 'ERROR',
      developerMessage: 'check failed',
      error: { message: 'password=Revontuli7x, Kesäyö', stack: 'Error: Kesäyö at x' },
      source: 'buy-card',
    });

    expect(delivered[0]).toEqual([
      {
        entryKey: '1',
        timestamp: '2026-11-14T23:46:40Z',
        milliseconds: 123,
        transactionId: 'tx-1',
        level: 'ERROR',
        developerMessage: 'check failed',
        errorMessage: 'password=[redacted], [redacted]',
        stackTrace: 'Error: [redacted] at x',
        source: 'buy-card',
      },
    ]);
  });
});

describe('the client logger refuses', () => {
  test('to publish immediate entries', async () => {
    const { logger, becomeReady } = given('immediate');
    await becomeReady();

    expect(logger.publish()).toEqual({
      done: false,
      reason: 'publish restricted for deferred logs only',
    });
  });

  test('everything when its settings failed to load, and keeps earlier entries', async () => {
    const { logger, delivered, kept, becomeReady } = given('deferred', new Error('500'));
    logger.log(event('early'));
    await becomeReady();

    expect(logger.log(event('a'))).toEqual({ done: false, reason: 'logger state error' });
    expect(logger.publish()).toEqual({ done: false, reason: 'logger state error' });
    expect(delivered).toEqual([]);
    expect(kept.map((entry) => entry.developerMessage)).toEqual(['early']);
  });

  test('to publish an empty queue', async () => {
    const { logger, becomeReady } = given('deferred');
    await becomeReady();

    expect(logger.publish()).toEqual({ done: false, reason: 'logs queue empty' });
  });

  test.each([
    ['a level beyond the setting', { enabled: true, level: 'INFO' }, 'DEBUG'],
    ['every level when logging is off', { enabled: false, level: 'DEBUG' }, 'ERROR'],
  ] as const)('%s', async (_case, settings, level) => {
    const { logger, delivered, becomeReady } = given('immediate', settings);
    await becomeReady();

    expect(logger.log(event('a', level))).toEqual({
      done: false,
      reason: 'insufficient logging level',
    });
    expect(delivered).toEqual([]);
  });
});
