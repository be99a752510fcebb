import { PAGES } from '../../contract/page-table.ts';
import { isReturnPage, matchPath, pathTo } from '../../contract/pages.ts';
import { returnPath } from '../../domain/account/return-path.ts';
import type { Language } from '../../domain/base/language.ts';

type Asked = { retUrl?: unknown; toast?: unknown };

/** Toasts that a landing may carry over the redirect; any other name is dropped. */
const TOASTS = ['session', 'signedOut'];

/**
 * Where the logout address sends a visitor: to sign in when the page they come back to wants it, when their time
 * ran out, or when another site sent them; else straight to the page.
 */
export function logoutLanding(
  { retUrl, toast }: Asked,
  { hasEnded, language }: { hasEnded: boolean; language: Language },
): string {
  const path = returnPath(retUrl, isReturnPage);
  const match = matchPath(path.split('?')[0] ?? '') ?? { name: 'Home' as const, language };
  const known = TOASTS.find((name) => name === toast);

  const needsLogin = 'needsLogin' in PAGES[match.name];
  if (hasEnded && !needsLogin && known !== 'session') return path;

  const query = new URLSearchParams();
  if (retUrl !== undefined) query.set('retUrl', path);
  // ux 2: the login page then speaks of buying, and of nothing that was lost.
  if (match.name === 'Buy_Museum_Card') query.set('syy', 'osto');
  if (known) query.set('toast', known);
  const login = pathTo('Login', retUrl === undefined ? language : match.language);
  return query.size > 0 ? `${login}?${query}` : login;
}
