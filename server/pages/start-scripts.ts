import type { PageAssets } from './page-assets.ts';

/**
 * The page is whole without scripts, so words and pictures come first: scripts are asked for once they are there. On
 * a phone's slow line they would otherwise take their share of it from what is being read. A picture that hangs does
 * not keep them waiting for long.
 */
const AFTER_LOAD = `(() => {
const { nonce, dataset } = document.currentScript;
const add = (name, details) => document.head.append(Object.assign(document.createElement(name), { nonce, ...details }));
let begun = false;
const begin = () => {
if (begun) return;
begun = true;
for (const href of dataset.parts.split(' ')) if (href) add('link', { rel: 'modulepreload', href });
add('script', { type: 'module', src: dataset.entry });
};
addEventListener('load', begin);
setTimeout(begin, 3000);
})()`;

export function startScripts({ entry, preloads }: PageAssets, nonce: string): string {
  return `<script nonce="${nonce}" data-entry="${entry}" data-parts="${preloads.join(' ')}">${AFTER_LOAD}</script>`;
}
