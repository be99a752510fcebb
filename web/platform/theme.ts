import type { Theme } from '../../contract/page-render.ts';

const YEAR_SECONDS = 31_536_000;

/** Shows the theme at once and keeps it in a cookie, so that the server's next page has it from the first paint. */
export function keepTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
