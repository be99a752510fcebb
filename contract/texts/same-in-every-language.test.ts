import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const files = readdirSync(new URL('fi/', folder));

/** 'error.min' -> 'text' for every text of a file, however deep its groups. */
function flatten(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : flatten(text, `${path}${key}.`),
  );
}

async function textsOf(language: string, file: string): Promise<Map<string, string>> {
  const { texts } = await import(new URL(`${language}/${file}`, folder).href);
  return new Map(flatten(texts));
}

/** The placeholders {0}, {1} must agree; the product's inflection depends on the language. */
function places(text: string): string[] {
  const marks = text.matchAll(/\{(\d+)[|}]/g);
  return [...new Set([...marks].map(([, index = '']) => index))].sort();
}

describe.each(files)('%s', (file) => {
  test.each(['sv', 'en'])('has all texts in %s, with the same placeholders', async (language) => {
    const finnish = await textsOf('fi', file);
    const other = await textsOf(language, file);

    expect([...other.keys()].sort()).toEqual([...finnish.keys()].sort());
    for (const [key, text] of finnish) {
      expect([key, places(other.get(key) ?? '')]).toEqual([key, places(text)]);
    }
  });

  test.each(['fi', 'sv', 'en'])(
    'has no empty text in %s and never contains the product name',
    async (language) => {
      for (const [key, text] of await textsOf(language, file)) {
        expect([key, text.trim()]).not.toEqual([key, '']);
        expect([key, /museokort|museikort|museum card/i.test(text)]).toEqual([key, false]);
      }
    },
  );
});
