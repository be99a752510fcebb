import type { RenderedPage } from '../../contract/page-render.ts';
import type { PageAssets } from './page-assets.ts';
import { startScripts } from './start-scripts.ts';

/** The document. Its parts come escaped from the renderer; the data block is never run as a script. */
export function pageHtml(page: RenderedPage, assets: PageAssets, nonce: string): string {
  const { language, theme, head, html, pageData } = page;
  const styles = assets.styles.map((style) => inlineStyle(style, nonce));
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return `<!doctype html>
<html lang="${language}"${themeAttribute}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">${head}
${styles.join('')}
${startScripts(assets, nonce)}</head>
<body><div id="app">${html}</div>
<script type="application/json" id="page-data" data-files="${assets.files.join(' ')}">${asScriptText(pageData)}</script></body></html>
`;
}

/**
 * In the document itself, so that the first paint waits for nothing else. The switched-off link is never fetched: it
 * tells the module loader that these rules are here already.
 */
function inlineStyle({ href, text }: PageAssets['styles'][number], nonce: string): string {
  return `<style nonce="${nonce}">${text}</style><link rel="stylesheet" href="${href}" disabled>`;
}

/** JSON that cannot close the element it stands in. */
function asScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
