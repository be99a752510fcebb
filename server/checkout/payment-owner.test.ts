import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const server = path.resolve(import.meta.dirname, '..');
const WRITES_A_PAYMENT = /\b(insert into|update|delete from) payment\b/;
/** Retention jobs delete rows of any module. */
const OWNERS = /^(payment|jobs)\//;

test('payment table is written only by its own module', () => {
  const writers = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => WRITES_A_PAYMENT.test(readFileSync(path.join(server, file), 'utf8')));

  expect(writers.length).toBeGreaterThan(0);
  expect(writers.filter((file) => !OWNERS.test(file))).toEqual([]);
});
