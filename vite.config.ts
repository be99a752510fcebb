import { createHash } from 'node:crypto';
import path from 'node:path';
import { defineConfig } from 'vite';

const styleFiles = new Map<string, string>();

// Two builds from one configuration: the browser's files with their manifest, and the page renderer for Node.
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : 'web/public',
  define: { 'process.env.NODE_ENV': '"production"' },
  // React outside the bundle reads NODE_ENV at run time, and without it a page costs three times the CPU.
  ssr: { noExternal: true },
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: isSsrBuild ? 'dist/render' : 'dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    ssrManifest: false,
    target: 'es2023',
    // The first that know light-dark(): rewritten for older ones, a part of a page could not be dark by itself.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy lets no data: address in.
    assetsInlineLimit: 0,
    // The server names the files of the page it sends; for the next page the browser follows the imports itself. A list
    // of every page's files would be part of the first load, and grow with every page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: isSsrBuild
      ? { input: { render: 'web/render.tsx' } }
      : {
          input: { main: 'web/main.tsx' },
          output: {
            codeSplitting: { groups: GROUPS },
            // The first load names the files of every page: without their names it is some hundred bytes lighter.
            chunkFileNames: 'assets/[hash:8].js',
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css')
                ? 'assets/[hash:8][extname]'
                : 'assets/[name]-[hash][extname]',
          },
        },
  },
}));

// Fewer, larger files at first view: React apart because it hardly ever changes; what the shell and the loaders of
// pages need in one piece instead of crumbs; the controls of the purchase forms together. What a test on bytes finds too
// heavy is usually a control or part that some other page needs and that one of these names took along.
const FIRST_CONTROLS =
  'button|class-names|field-frame|hidden-text|icon|icon-paths|open-dialogs|soft-hyphens|spinner|text-field|toast-(?!list|focus|message)[\\w-]+|toast\\.module|use-code';
const FORM_CONTROLS =
  'back-button|checkbox|choice|country-names|notice|password-field|phone-field|reveal-field|stepper';
const GROUPS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  {
    name: 'shared',
    test: anyOf(
      `web/ui/(${FIRST_CONTROLS})\\.`,
      // Not the data layer, nor what only the ticket desk or one's own card needs.
      'web/platform/(?!records/(?!debounce)|page-cache|office-files|download-file|read-text-file|link-secret|hidden-key|remembered-email|session-(?!store))',
      'web/(routes|screens/buy-card/\\w+-data)\\.',
      'web/parts/(order/(draft-requests|shop-prices)|site/(rich-text|brand-mark|language-switch|quiet-page|error-screen|page-toasts)|account/(use-sign-out|sign-out-link))\\.',
      'web/(pictures/quiet-torn|parts/card/museum-card\\.)',
      'domain/(base/(?!fold-text)|logging/|toast/|scheme/(preview|planned)-day)',
      'contract/(?!museum-files|thank-you-page)[\\w-]+\\.ts$',
      'preload-helper',
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'forms',
    test: anyOf(`web/ui/(${FORM_CONTROLS})\\.`, 'domain/person/(?!field-rules|postal-address)'),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'purchase',
    test: anyOf(
      'web/parts/(order/(?!draft-requests|shop-prices|card-form-errors|process-museum-card)|form/(?!use-unsaved|error-message|fault-summary|show-first-fault)|card/(held-card-text|loom-card)|account/use-sign-in-again)',
      'web/screens/buy-card/buy-card\\.module',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'rules',
    test: anyOf(
      'web/parts/(order/(card-form-errors|process-museum-card)|form/show-first-fault)',
      'domain/(person/(field-rules|postal-address)|order/purchase-form)',
    ),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'records', test: anyOf('web/platform/records/'), minShareCount: 2 },
  // The words that several pages of one language say.
  ...['fi', 'sv', 'en'].map((language) => ({
    name: `words-${language}`,
    test: anyOf(
      `web/texts/${language}/parts/(card-form|order|sign-in-again)\\.`,
      `contract/texts/${language}/(validation|start-card)`,
    ),
    minShareCount: 2,
    priority: 1,
  })),
];

/** Class names stand in pages, styles and scripts; Vite's own, with a line number too, are a third longer. */
function shortClassName(name: string, file: string): string {
  const place = path.relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  const short = `${name}-${createHash('sha256').update(place).digest('base64url').slice(0, 3)}`;
  if ((styleFiles.get(short) ?? place) !== place) throw new Error(`${place}: ${short} is taken`);
  styleFiles.set(short, place);
  return short;
}

function anyOf(...paths: string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})`.replaceAll('/', '[\\\\/]'));
}
