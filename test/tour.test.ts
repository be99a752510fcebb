import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRepository, textOf } from './repository.ts';

const MOST: Record<string, number> = {
  'A purchase, from button to letter': 45,
  'An instalment': 20,
  'A visit at the ticket desk': 12,
  'An office action: a refund by hand': 12,
};

const chapters = textOf('docs/tour.md').split(/^## /m);
const chapterOf = (title: string) => chapters.find((one) => one.startsWith(`${title}\n`)) ?? '';

/** Stops of a trip: a file, and its SQL files. */
const stopsOf = (title: string) =>
  [...chapterOf(title).matchAll(/^1\. (`[^:]+):/gm)].map(([, files = '']) =>
    [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  );

/** Folder of a file: server/payment, web/screens/buy-card, contract. */
const roomOf = (file: string) =>
  file.match(/^(web\/\w+\/[\w-]+|(?:server|domain)\/[\w-]+|\w+)\//)?.[1] ?? file;

describe.each(Object.entries(MOST))('%s', (title, most) => {
  const stops = stopsOf(title);
  const files = stops.flat();

  test('passes existing files, each once', () => {
    expect(stops.length).toBeGreaterThan(4);
    expect(files.filter((file) => !existsSync(inRepository(file)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  test(`passes at most ${most} files, and as many as it says`, () => {
    expect(stops.length).toBeLessThanOrEqual(most);
    expect(chapterOf(title)).toContain(`${stops.length} files, ${files.length} with their SQL.`);
  });

  test('enters each folder once', () => {
    const rooms = stops
      .map(([file = '']) => roomOf(file))
      .filter((room, place, all) => room !== all[place - 1]);

    expect(rooms).toEqual([...new Set(rooms)]);
  });
});
