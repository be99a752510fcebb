import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../test/hostile-texts.ts';
import { NAME_LINE_STEP, nameOnCard } from './plastic-name.ts';

const room = {
  width: 66,
  height: 50,
  measure: (text: string, size: number) => [...text].length * size * 0.5,
};

test('usual plastic name has two lines in full size', () => {
  expect(nameOnCard('Aino', 'Lahti', room)).toEqual({ size: 15, lines: ['Aino', 'Lahti'] });
});

test('longer plastic name is smaller, with breaks between names and after hyphens', () => {
  const { size, lines } = nameOnCard('Maximilian-Alexander', 'von Weymarn-Lindström', room);

  expect(size).toBeLessThan(15);
  expect(lines.join(' ')).toBe('Maximilian- Alexander von Weymarn- Lindström');
});

test('plastic name that never fits is shortened, keeping a part of both names', () => {
  const { size, lines } = nameOnCard('W'.repeat(40), `${'Q'.repeat(30)} Berg`, room);

  expect(size).toBe(7);
  expect(lines[0]).toMatch(/^W+…$/);
  expect(lines[1]).toMatch(/^Q+…$/);
});

const word = 'Abcdefghij';
const words = (count: number) => Array(count).fill(word);
test.each([
  ['Al  Bo', 'Ek', 66, 15, ['Al Bo', 'Ek']],
  ['Ann-Li', 'Ek', 66, 15, ['Ann-Li', 'Ek']],
  ['Anna Maria', 'Ek', 66, 15, ['Anna', 'Maria', 'Ek']],
  ['Abc Defg', 'Lahtinen', 60, 15, ['Abc Defg', 'Lahtinen']],
  [words(7).join(' '), `${word} ${word}`, 66, 7, [...words(3), `${word}…`, word, word]],
  [word, words(8).join(' '), 66, 7, [...words(5), `${word}…`]],
  ['W'.repeat(40), 'Q'.repeat(19), 66, 7, [`${'W'.repeat(17)}…`, `${'Q'.repeat(17)}…`]],
])('plastic name %s %s in %i wide', (first, last, width, size, lines) => {
  expect(nameOnCard(first, last, { ...room, width })).toEqual({ size, lines });
});

test('plastic name that just fits is not reduced', () => {
  expect(nameOnCard('Aino', 'Lahti', { ...room, height: 33 }).size).toBe(15);
  expect(nameOnCard('Aino', 'Lahti', { ...room, height: 32.9 }).size).toBe(13.5);
});

test('plastic name never exceeds its box', () => {
  const words = [
    '',
    'A',
    'W'.repeat(80),
    'a-'.repeat(40),
    'Anna Maria '.repeat(7),
    ...HOSTILE_TEXTS,
  ];
  for (const first of words) {
    for (const last of ['Lahtinen', 'Å'.repeat(80), ...words.slice(0, 6)]) {
      const { size, lines } = nameOnCard(first, last, room);
      expect(lines.length * size * NAME_LINE_STEP).toBeLessThanOrEqual(room.height);
      for (const line of lines) expect(room.measure(line, size)).toBeLessThanOrEqual(room.width);
    }
  }
});
