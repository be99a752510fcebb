import { PAGE_ALIVE } from '../../contract/page/page-alive.ts';
import type { RenderedPage } from '../../contract/page/page-render.ts';
import { LASTS_SECONDS } from '../../domain/privacy/lasts-seconds.ts';
import { HOLD_MENU } from './hold-menu.ts';
import type { PageAssets } from './page-assets.ts';

type Document = { page: RenderedPage; assets: PageAssets; nonce: string; isMeasured?: boolean };

/** The document. Its parts come escaped from the renderer; the data block is never run as a script. */
export function pageHtml({ page, assets, nonce, isMeasured = false }: Document): string {
  const { language, theme, head, html, banner, pageData, style } = page;
  // After the others: what the scheme has chosen wins.
  const own = style ? `<style nonce="${nonce}">${style}</style>` : '';
  const styles = assets.styles.map((style) => inlineStyle(style, nonce));
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  const measured = isMeasured ? ' data-measured' : '';
  return `<!doctype html>
<html lang="${language}"${themeAttribute}${measured}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" content="" nonce="${nonce}">${head}
${styles.join('')}${own}
${startScripts(assets, nonce)}</head>
<body>${banner}<div id="app">${html}</div>
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

/**
 * The page is whole without scripts, so words and pictures come first: scripts are asked for once they are painted. On
 * a phone's slow line they would otherwise take their share of it from what is being read. A picture that hangs, or a
 * page that nobody looks at, does not keep them waiting for long. They are begun one after the other, with a pause in
 * which a tap is answered: all at once they would hold a slow phone for a tenth of a second. One that cannot be had is
 * the entry's to complain of. What lies below the first view (`.later`) is laid out when the reader first does
 * anything: from then on the page is as long as it is, and the way back finds its place. A form that is sent, or a
 * button that is pressed, before its script is there is sent or pressed when it is, unless its reader has gone on
 * typing. A form without an action never leaves by itself: its fields, a password among them, would stand in the address.
 */
const AFTER_LOAD = `(() => {
const { nonce, dataset } = document.currentScript;
const add = (name, details) => document.head.append(Object.assign(document.createElement(name), { nonce, ...details }));
let begun = false;
const begin = async () => {
if (begun) return;
begun = true;
const parts = dataset.parts.split(' ').filter(Boolean);
for (const href of parts) add('link', { rel: 'modulepreload', href });
for (const part of parts) {
await import(part).catch(() => {});
await new Promise((resolve) => setTimeout(resolve));
}
add('script', { type: 'module', src: dataset.entry });
};
addEventListener('load', () => new PerformanceObserver((seen) => {
if (seen.getEntriesByName('first-contentful-paint').length > 0) requestAnimationFrame(() => setTimeout(begin));
}).observe({ type: 'paint', buffered: true }));
setTimeout(begin, 3000);
const layOutAll = () => { document.documentElement.dataset.whole = ''; };
for (const name of ['scroll', 'pointerdown', 'keydown']) addEventListener(name, layOutAll, { once: true, capture: true, passive: true });
let pressed = null;
const early = new AbortController();
const soon = { capture: true, signal: early.signal };
addEventListener('submit', (event) => {
if (event.target.hasAttribute('action')) return;
event.preventDefault();
event.stopImmediatePropagation();
pressed = event.submitter;
}, soon);
addEventListener('click', (event) => {
const button = event.target.closest('button');
if (!button || button.dataset.banner || (button.form && button.type === 'submit')) return;
event.stopImmediatePropagation();
pressed = button;
}, soon);
addEventListener('input', () => { pressed = null; }, soon);
document.addEventListener('click', ({ target }) => {
const id = target.dataset.banner;
if (!id) return;
document.cookie = 'banner=' + id + '; path=/; max-age=${LASTS_SECONDS.month}; samesite=lax' + (location.protocol === 'https:' ? '; secure' : '');
target.closest('aside').remove();
});
${HOLD_MENU}
addEventListener('${PAGE_ALIVE}', () => { early.abort(); pressed?.click(); }, { once: true });
})()`;

function startScripts({ entry, preloads }: PageAssets, nonce: string): string {
  return `<script nonce="${nonce}" data-entry="${entry}" data-parts="${preloads.join(' ')}">${AFTER_LOAD}</script>`;
}
