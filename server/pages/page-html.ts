import type { RenderedPage } from '../../contract/page-render.ts';
import type { PageAssets } from './page-assets.ts';

/** The document. Its parts come escaped from the renderer; the data block is never run as a script. */
export function pageHtml(page: RenderedPage, assets: PageAssets, nonce: string): string {
  const { language, theme, head, html, pageData } = page;
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const preloads = assets.preloads.map(
    (href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`,
  );
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return `<!doctype html>
<html lang="${language}"${themeAttribute}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">${head}
${styles.join('')}${preloads.join('')}
<script type="module" src="${assets.entry}" nonce="${nonce}"></script></head>
<body><div id="app">${html}</div>
<script type="application/json" id="page-data">${asScriptText(pageData)}</script></body></html>
`;
}

/** JSON that cannot close the element it stands in. */
function asScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
