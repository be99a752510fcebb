import type { Language } from '../base/language.ts';
import { type DocumentWords, inLanguages } from './document.ts';

type PageSection = { heading: string; body: string[]; list?: string[] };
export type PageText = { lead: string; sections: Record<string, PageSection> };

const ITEM = /^- /;

/** Splits a typed section into paragraphs and its list. */
export function partsOf(text: string): { body: string[]; list: string[] } {
  const blocks = text
    .split(/\n\s*\n|\n(?=- )/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  return {
    body: blocks.filter((block) => !ITEM.test(block)).map(inOneLine),
    list: blocks.filter((block) => ITEM.test(block)).map((block) => inOneLine(block.slice(2))),
  };
}

const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();

/** The list must end a section: the page shows it after all paragraphs. */
export function hasWordsAfterList(text: string): boolean {
  return /(^|\n)- [^\n]*\n(\s*\n)+(?!- )\S/.test(text.trim());
}

/** Format of the page. */
export function pageTextOf({ lead, sections }: DocumentWords, language: Language): PageText {
  return {
    lead: lead[language],
    sections: Object.fromEntries(
      sections.map(({ id, heading, text }) => {
        const { body, list } = partsOf(text[language]);
        return [id, { heading: heading[language], body, ...(list.length > 0 && { list }) }];
      }),
    ),
  };
}

/** The reverse: a page's texts as typed input. */
export function wordsOf(texts: Record<Language, PageText>): DocumentWords {
  const typed = ({ body, list = [] }: PageSection) =>
    [...body, ...(list.length > 0 ? [list.map((item) => `- ${item}`).join('\n')] : [])].join(
      '\n\n',
    );
  const ids = Object.keys(texts.fi.sections);
  const sectionIn = (language: Language, id: string) => {
    const section = texts[language].sections[id];
    if (!section) throw new Error(`no section ${id} in ${language}`);
    return section;
  };
  return {
    lead: inLanguages((language) => texts[language].lead),
    sections: ids.map((id) => ({
      id,
      heading: inLanguages((language) => sectionIn(language, id).heading),
      text: inLanguages((language) => typed(sectionIn(language, id))),
    })),
  };
}
