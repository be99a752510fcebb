import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/base/language.ts';

const files = import.meta.glob<{ texts: unknown }>('./*/*.ts', { eager: true });
const names = Object.keys(files)
  .filter((file) => file.startsWith('./fi/'))
  .map((file) => file.replace('./fi/', '').replace('.ts', ''));

/** The forms that the table `scheme` has for each language. */
const PRODUCT_FORMS = {
  fi: ['', '.gen', '.par', '.ill', '.ine', '.ela', '.ade', '.all', '.abl'],
  sv: ['', '.def', '.defgen'],
  en: ['', '.low'],
};

/** Every text by its path: 'doors.own.name' -> 'Itselle'. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));
}

function textsOf(language: string, name: string): [string, string][] {
  return flat(files[`./${language}/${name}.ts`]?.texts ?? {});
}

/** What code fills in and where links lead; the product's forms differ by language on purpose. */
function places(text: string): string[] {
  // '{0|# day|# days}' shows the number; '{0|visit|visits}' only goes with it, and a language may not need it.
  const shown = text.replaceAll(/\{(\w+)\|([^}]*)\}/g, (_, index, words) =>
    words.includes('#') ? `{${index}}` : '',
  );
  const marks = shown.match(/\{(?!product)[^}]+\}|\]\((?!https)[^)]+\)/g) ?? [];
  return marks.sort();
}

describe.each(names)('the texts of %s', (name) => {
  test.each(['sv', 'en'])('say in %s everything they say in Finnish', (language) => {
    const keys = (of: string) => textsOf(of, name).map(([path]) => path);

    expect(keys(language)).toEqual(keys('fi'));
  });

  test.each(['sv', 'en'])('have the same places to fill and links in %s', (language) => {
    const finnish = new Map(textsOf('fi', name));

    for (const [path, text] of textsOf(language, name)) {
      expect({ path, places: places(text) }).toEqual({
        path,
        places: places(finnish.get(path) ?? ''),
      });
    }
  });

  test.each(LANGUAGES)('ask only for forms of the product that there are in %s', (language) => {
    for (const [path, text] of textsOf(language, name)) {
      for (const [, form = ''] of text.matchAll(/\{product(\.\w+)?\}/g)) {
        expect({ path, known: PRODUCT_FORMS[language].includes(form) }).toEqual({
          path,
          known: true,
        });
      }
    }
  });

  test.each(LANGUAGES)('never spell the product out in %s', (language) => {
    for (const [path, text] of textsOf(language, name)) {
      expect({ path, spelt: /museokort|museikort|museum card/i.test(text) }).toEqual({
        path,
        spelt: false,
      });
    }
  });

  test.each(LANGUAGES)('have no empty text in %s', (language) => {
    expect(textsOf(language, name).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
