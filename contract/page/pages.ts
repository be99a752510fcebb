import { LANGUAGES, type Language } from '../../domain/base/language.ts';
import type { Page } from './page.ts';
import { PAGES } from './page-table.ts';
import { fillPattern, matchPattern, type PathParams } from './path-pattern.ts';

export type PageName = keyof typeof PAGES;
export type Match = { name: PageName; language: Language; params: PathParams };

export function pageNames(): PageName[] {
  return Object.keys(PAGES) as PageName[];
}

/** Available to everyone in production. */
export function openPages(): PageName[] {
  return pageNames().filter((name) => {
    const { needsLogin, devOnly } = PAGES[name] as Page;
    return !needsLogin && !devOnly;
  });
}

/** Public pages: only these are listed for search engines. */
export function isListed(name: PageName): boolean {
  const { needsLogin, isNoReturn, unlisted, devOnly } = PAGES[name] as Page;
  return !needsLogin && !isNoReturn && !unlisted && !devOnly;
}

/** Where the analytics service may be loaded: the four thank-you pages and a customer's own card. */
export function isMeasured(name: PageName): boolean {
  return (PAGES[name] as Page).isMeasured === true;
}

export function matchPath(path: string): Match | null {
  for (const name of pageNames()) {
    for (const language of LANGUAGES) {
      const params = matchPattern(PAGES[name].paths[language], path);
      if (params) return { name, language, params };
    }
  }
  return null;
}

export function pathTo(name: PageName, language: Language, params?: PathParams): string {
  return fillPattern(PAGES[name].paths[language], params);
}

/** Whether the path of a return target is a page (`domain/account/return-path.ts`). */
export function isReturnPage(path: string): boolean {
  const match = matchPath(path);
  return match !== null && !(PAGES[match.name] as Page).isNoReturn;
}

/** Language of an unknown path, judged by its first part. */
export function languageOfPath(path: string): Language {
  const first = path.split('/')[1];
  return LANGUAGES.find((language) => language === first) ?? 'fi';
}
