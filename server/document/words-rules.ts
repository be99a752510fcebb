import { PAGES } from '../../contract/page/page-table.ts';
import { LANGUAGES } from '../../domain/base/language.ts';
import { type DocumentName, inLanguages } from '../../domain/document/document.ts';
import type { WordsRules } from '../../domain/document/document-rules.ts';
import type { Database } from '../db/database.ts';
import { findLetterhead } from '../letter/letterhead-queries.ts';
import { findScheme } from '../scheme/scheme-queries.ts';

/** The rules for texts in a document of this scheme. */
export async function findWordsRules(db: Database, document: DocumentName): Promise<WordsRules> {
  const { productForms, seller } = await findScheme(db);
  const heads = await Promise.all(LANGUAGES.map((language) => findLetterhead(db, language)));
  const [{ serviceEmail, servicePhone } = { serviceEmail: '', servicePhone: '' }] = heads;
  return {
    document,
    forms: inLanguages((language) => Object.keys(productForms[language])),
    isPage: isPlainPage,
    facts: [
      { name: 'businessId', value: seller.businessId },
      { name: 'email', value: serviceEmail },
      { name: 'phone', value: servicePhone },
    ],
  };
}

/** A page of a single record cannot be a link target without its id. */
const isPlainPage = (target: string) =>
  Object.hasOwn(PAGES, target) && !PAGES[target as keyof typeof PAGES].paths.fi.includes(':');
