import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../domain/base/language.ts';

const files: Record<string, string> = {
  ...import.meta.glob<string>('../{web,contract}/texts/{fi,sv,en}/**/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob<string>('../server/letter/texts/{fi,sv,en}{,-*}.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
};

/** Long documents have their own review: their words follow the law they quote. */
const DOCUMENT = /\/(help|terms|privacy|cookies|accessibility)\.ts$/;

/** `fi \`levossa\`` of the table in docs/words.md: the language and what it never says. */
function forbidden(language: string): RegExp[] {
  const words = readFileSync(new URL('../docs/words.md', import.meta.url), 'utf8');
  const section = words.split('## Words on screen')[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/\b(fi|sv|en) `([^`]+)`/g)]
    .filter(([, of]) => of === language)
    .map(([, , form = '']) => new RegExp(form.replaceAll('\\|', '|')));
}

/** The lines of the language's text files: keys are English, so only what is quoted counts. */
function textsOf(language: string): [string, string][] {
  return Object.entries(files)
    .filter(([file]) => !DOCUMENT.test(file))
    .filter(([file]) => new RegExp(`/texts/${language}(/|-|\\.)`).test(file))
    .flatMap(([file, source]) =>
      [...source.matchAll(/'([^'\n]+)'/g)].map(([, text = '']): [string, string] => [file, text]),
    );
}

describe.each(LANGUAGES)('what people read in %s', (language) => {
  test('is found at all', () => {
    expect(textsOf(language).length).toBeGreaterThan(1000);
    expect(forbidden(language).length).toBeGreaterThan(5);
  });

  test.each(forbidden(language))('never says %s', (form) => {
    expect(textsOf(language).filter(([, text]) => form.test(text))).toEqual([]);
  });
});
