import { PAGES } from '../../contract/page/page-table.ts';
import type { Language } from '../../domain/base/language.ts';
import type { TextRules } from '../../domain/wording/text-rules.ts';
import type { Database } from '../db/database.ts';
import { findScheme } from '../scheme/scheme-queries.ts';

/** Rules for a reworded text: forms of the scheme's name, and existing pages. */
export async function findTextRules(
  db: Database,
  shipped: Record<Language, string>,
): Promise<(language: Language) => TextRules> {
  const { productForms } = await findScheme(db);
  return (language) => ({
    shipped: shipped[language],
    forms: Object.keys(productForms[language]),
    isPage: (target) =>
      Object.hasOwn(PAGES, target) && isPlain(PAGES[target as keyof typeof PAGES]),
  });
}

/** Record pages need an id, so they cannot be linked to. */
const isPlain = ({ paths }: { paths: Record<Language, string> }) => !paths.fi.includes(':');
