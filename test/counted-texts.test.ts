import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../domain/base/language.ts';

const files = import.meta.glob<string>(
  ['../{web,contract}/texts/{fi,sv,en}/**/*.ts', '../server/letter/texts/**/*.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Form of a noun after any number but one: the partitive in Finnish, the plural elsewhere. */
const COUNTED: Record<Language, RegExp> = {
  fi: /(?<!ss|ll|st|lt)[aä]$/,
  sv: /(or|ar|er|en|na|da|de)$/,
  en: /s$/,
};

/** Words of that form that are not counted: verbs, prepositions, and nouns with one form for both. */
const OTHERS: Record<Language, string> = {
  fi: 'antaa ja kuluttua lisää maksamatta sisältää tarjoaa',
  sv: 'bjuder den eller får fungerar förekommer förfaller ger har här innehåller kilometer kommande kvar meter per räcker saknar slutar svar svarade tecken överlappar',
  // “must have more than 1 characters” is prescribed by the specification.
  en: 'characters contains ends gives goes has is less pcs',
};

function textsOf(language: Language): [string, string][] {
  return Object.entries(files).flatMap(([file, source]) =>
    [...inLanguage(file, source, language).matchAll(/`([^`]+)`|'([^'\n]+)'/g)].map(
      ([, template, quoted]): [string, string] => [file, template ?? quoted ?? ''],
    ),
  );
}

/** A file of one language, or the part of one with `const fi`, `const sv`, `const en`. */
function inLanguage(file: string, source: string, language: Language): string {
  const [, own] = /\/texts\/(fi|sv|en)[/.-]/.exec(file) ?? [];
  if (own) return own === language ? source : '';
  return (
    source.split(/^(?=const |export )/m).find((part) => part.startsWith(`const ${language}`)) ?? ''
  );
}

/** 'Still {0} days': a plain number, and the noun it may count. */
function bareCounts(text: string, language: Language): string[] {
  return [...text.matchAll(/\{\d+\} (\p{L}+)/gu)]
    .map(([, next = '']) => next)
    .filter((word) => COUNTED[language].test(word) && !OTHERS[language].split(' ').includes(word));
}

test('letters with three languages in one file are read too', () => {
  const counts = LANGUAGES.map(
    (language) => textsOf(language).filter(([file]) => file.endsWith('/card-ending.ts')).length,
  );

  expect(counts[0]).toBeGreaterThan(8);
  expect(new Set(counts).size).toBe(1);
});

describe.each(LANGUAGES)('a number before a noun in %s', (language) => {
  test('uses {0|# day|# days}, with a singular', () => {
    const bare = textsOf(language).flatMap(([file, text]) =>
      bareCounts(text, language).map((word) => ({ file, word, text })),
    );

    expect(bare).toEqual([]);
  });

  test('has a singular and a plural form', () => {
    const places = textsOf(language).flatMap(([, text]) => [...text.matchAll(/\{\d+\|([^}]*)\}/g)]);
    const pairs = places.map(([, words = '']) => words.split('|'));

    expect(pairs.length).toBeGreaterThan(20);
    for (const pair of pairs) expect(pair).toEqual([expect.any(String), expect.any(String)]);
    expect(pairs.filter(([one, other]) => one === other)).toEqual([]);
  });
});
