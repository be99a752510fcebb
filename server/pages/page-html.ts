import { PAGE_ALIVE } from '../../contract/page/page-alive.ts';
import type { RenderedPage } from '../../contract/page/page-render.ts';
import { LASTS_SECONDS } from '../../domain/privacy/lasts-seconds.ts';
import { MENU_FOCUS_TRAP } from './hold-menu.ts';
import type { PageAssets } from './page-assets.ts';

type Document = { page: RenderedPage; assets: PageAssets; nonce: string; isMeasured?: boolean };

/** The renderer has escaped the parts; the data block is never executed. */
export function pageHtml({ page, assets, nonce, isMeasured = false }: Document): string {
  const { language, theme, head, html, banner, pageData, style } = page;
  // Last, so that the scheme's theme overrides.
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
 * Inlined, so that the first paint waits for no request. The disabled link is never fetched; it tells the module loader
 * that the styles are present.
 */
function inlineStyle({ href, text }: PageAssets['styles'][number], nonce: string): string {
  return `<style nonce="${nonce}">${text}</style><link rel="stylesheet" href="${href}" disabled>`;
}

/** JSON that cannot close its script element. */
function asScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Loads scripts after the first paint: pages work without them, and on a slow connection they compete with text and
 * pictures. A hanging picture or a hidden tab delays them only briefly. They start one by one with a pause for input;
 * together they would block a slow phone for 100 ms. The entry reports one that fails to load. `.later` sections below
 * the viewport are laid out at the first interaction, so that scroll restoration finds its place. A submit or click
 * before hydration is replayed afterwards, unless the reader has gone on typing. A form without an action is never
 * submitted natively: its fields, such as a password, would end up in the URL.
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
${MENU_FOCUS_TRAP}
addEventListener('${PAGE_ALIVE}', () => { early.abort(); pressed?.click(); }, { once: true });
})()`;

function startScripts({ entry, preloads }: PageAssets, nonce: string): string {
  return `<script nonce="${nonce}" data-entry="${entry}" data-parts="${preloads.join(' ')}">${AFTER_LOAD}</script>`;
}
