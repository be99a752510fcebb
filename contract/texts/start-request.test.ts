import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { startRequests, startRequestText } from './start-request.ts';

/** Orders store only the key: a changed sentence would misquote former buyers. Add a line, never change one. */
const FROZEN = {
  'card1.fi': '84d1c059c30f842a',
  'card2.fi': '84d1c059c30f842a',
  'renewal1.fi': '8fe0a60937e36360',
  'renewal2.fi': '8fe0a60937e36360',
  'card1.sv': 'b282a002acc29f04',
  'card2.sv': '991ccaf60053a0db',
  'renewal1.sv': 'bac77f55ec9115e4',
  'renewal2.sv': '9ebc47c74495e794',
  'card1.en': '305dc3e61328808b',
  'card2.en': '305dc3e61328808b',
  'renewal1.en': '1eb84a73c22b3237',
  'renewal2.en': '1eb84a73c22b3237',
};

test('a stored request sentence stays exactly as buyers read it', () => {
  const marks = startRequests().map((name) => [
    name,
    createHash('sha256').update(startRequestText(name)).digest('hex').slice(0, 16),
  ]);

  expect(Object.fromEntries(marks)).toEqual(FROZEN);
  expect(() => startRequestText('card0.fi')).toThrow('no such request');
});
