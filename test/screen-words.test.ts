import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../domain/base/language.ts';

/** Files with one language each. */
const files = import.meta.glob<string>('../{web,contract}/texts/{fi,sv,en}/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Letters with three languages in one file. */
const letters = import.meta.glob<Record<string, unknown>>(
  ['../server/letter/**/*.ts', '!../server/letter/**/*.test.ts'],
  { eager: true },
);

/** `fi \`levossa\`` of the table in docs/words.md: the language and a forbidden word. */
function forbidden(language: string): RegExp[] {
  const words = readFileSync(new URL('../docs/words.md', import.meta.url), 'utf8');
  const section = words.split('## Words on screen')[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/\b(fi|sv|en) `([^`]+)`/g)]
    .filter(([, of]) => of === language)
    .map(([, , form = '']) => new RegExp(form.replaceAll('\\|', '|')));
}

/** Lines of a language's text files: keys and imported paths are English, so only quoted text counts. */
function textsOf(language: string): [string, string][] {
  const own = Object.entries(files)
    .filter(([file]) => new RegExp(`/texts/${language}/`).test(file))
    .flatMap(([file, source]) =>
      [...source.replaceAll(/^import .*$/gm, '').matchAll(/`([^`]+)`|'([^'\n]+)'/g)].map(
        ([, template, quoted]): [string, string] => [file, template ?? quoted ?? ''],
      ),
    );
  return [...own, ...lettersIn(language)];
}

function lettersIn(language: string): [string, string][] {
  return Object.entries(letters).flatMap(([file, exported]) =>
    Object.values(exported)
      .filter(isByLanguage)
      .flatMap((byLanguage) => stringsIn(byLanguage[language]))
      .map((text): [string, string] => [file, text]),
  );
}

function isByLanguage(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && LANGUAGES.every((name) => name in value);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe.each(LANGUAGES)('visible texts in %s', (language) => {
  test('are found', () => {
    expect(textsOf(language).length).toBeGreaterThan(1000);
    expect(forbidden(language).length).toBeGreaterThan(5);
  });

  test.each(forbidden(language))('do not contain %s', (form) => {
    expect(textsOf(language).filter(([, text]) => form.test(text))).toEqual([]);
  });
});
