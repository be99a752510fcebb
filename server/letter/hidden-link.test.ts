import { expect, test } from 'vitest';
import { hiddenLink, holdsSecretLink } from './hidden-link.ts';
import { keptWords } from './kept-words.ts';
import { LETTER_NAMES, letterKind, letters } from './letters.ts';

test.each(LETTER_NAMES)(
  'hiding links in %s removes every secret and leaves a renderable letter',
  (name) => {
    const kept = keptWords(name, letters[name].example);
    if (letterKind(name).secret) return expect(kept).toBeNull();
    const words = JSON.stringify(kept);
    expect(words).not.toMatch(/#(?!\*\*\*")[^"]/);
    const { code } = letters[name].example as { code?: string };
    if (code) expect(words).not.toContain(code);
    expect(letterKind(name).data.safeParse(kept).success).toBe(true);
  },
);

test.each(LETTER_NAMES)('%s renews only links that it has', (name) => {
  const { links, ...own } = letters[name].example as { links?: object };

  expect({ ...own, ...links }).toEqual(
    expect.objectContaining(
      Object.fromEntries(
        Object.keys(letterKind(name).renewed ?? {}).map((link) => [link, expect.any(String)]),
      ),
    ),
  );
});

test('hiddenLink recognises the page of a redacted link and ignores all others', () => {
  expect(hiddenLink('https://kortti.example/lahja#***')).toBe('https://kortti.example/lahja');
  expect(hiddenLink('https://kortti.example/lahja')).toBeNull();
  expect(holdsSecretLink({ links: { giver: 'https://kortti.example/lahja#***' } })).toBe(true);
  expect(holdsSecretLink({ text: 'Aihe #1: https://kortti.example/ehdot' })).toBe(false);
});
