import { PAGES } from '../../contract/page/page-table.ts';
import type { Language } from '../../domain/base/language.ts';
import type { TextRules } from '../../domain/wording/text-rules.ts';
import type { Database } from '../db/database.ts';
import { findScheme } from '../scheme/scheme-queries.ts';

/** What may be said in the place of a text: by the forms of this scheme's name and by our pages. */
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

/** A page of one record cannot be linked to without saying which. */
const isPlain = ({ paths }: { paths: Record<Language, string> }) => !paths.fi.includes(':');
