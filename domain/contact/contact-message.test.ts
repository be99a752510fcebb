import { expect, test } from 'vitest';
import { cleanMessage, LONGEST_MESSAGE, messageFault } from './contact-message.ts';

test.each([
  ['  Hei \r\n\r\n\r\n\r\nterve  ', 'Hei\n\nterve'],
  ['a\rb', 'a\nb'],
  [' \n\t ', ''],
])('contact message %j is stored as %j', (typed, kept) => {
  expect(cleanMessage(typed)).toBe(kept);
});

test('contact message length counts characters, not UTF-16 units', () => {
  expect(messageFault('🎨'.repeat(LONGEST_MESSAGE))).toBeNull();
  expect(messageFault('🎨'.repeat(LONGEST_MESSAGE + 1))).toBe('tooLong');
  expect(messageFault('')).toBe('empty');
});
