import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('web/styles/tokens.css', 'utf8');

/** A colour token's value in the day or the evening exhibition. */
function colour(token: string, theme: 'light' | 'dark'): string {
  const [, value = ''] = new RegExp(`--sali-${token}: ([^;]+);`).exec(css) ?? [];
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? [];
  const found = (theme === 'light' ? light : dark) ?? value;
  if (!/^#[0-9a-f]{6}$/.test(found)) throw new Error(`--sali-${token} has no colour: ${value}`);
  return found;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;
const PAIRS: [string, string, number][] = [
  ...['wall', 'placard', 'recess'].flatMap((surface): [string, string, number][] => [
    ['ink', surface, TEXT],
    ['ink-soft', surface, TEXT],
    ['ink-quiet', surface, TEXT],
    ['link', surface, TEXT],
    ['line-control', surface, SHAPE],
  ]),
  ['on-yo', 'yo', TEXT],
  ['on-yo', 'yo-hover', TEXT],
  ['on-valo', 'valo', TEXT],
  ['ink', 'valo-soft', TEXT],
  ...['puolukka', 'sammal', 'hilla', 'mustikka'].flatMap((status): [string, string, number][] => [
    [status, 'placard', TEXT],
    [status, `${status}-tint`, TEXT],
    ['ink', `${status}-tint`, TEXT],
  ]),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(PAIRS)('%s stands out from %s', (front, back, least) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(least);
  });
});
