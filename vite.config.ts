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
// pages need in one piece instead of crumbs; the purchase forms and their controls together. What a test on bytes finds too
// heavy is usually a control or part that some other page needs and that one of these names took along.
const FIRST_CONTROLS =
  'button|class-names|field-frame|hidden-text|icon|icon-paths|open-dialogs|soft-hyphens|spinner|text-field|toast-(?!list|focus|message)[\\w-]+|toast\\.module|use-code';
const FORM_CONTROLS =
  'back-button|checkbox|choice|country-names|notice|password-field|phone-field|reveal-field|stepper';
// The data layer, what sends the log, and what one page or the ticket desk alone needs.
const LATER_PLATFORM =
  'records/(?!debounce)|logging/(?!page-logger\\.|flow-log|stored-logs)|download-file|hidden-key|link-secret|load-page|offline-pages|office-files|order-files|page-cache|paused-view|read-error|read-text-file|record-title|remembered-email|session-(?!store)|tracking-service|use-attempt';
const GROUPS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  {
    name: 'shared',
    test: anyOf(
      `web/ui/(${FIRST_CONTROLS})\\.`,
      `web/platform/(?!${LATER_PLATFORM})`,
      'web/(page-view|routes|screens/buy-card/\\w+-data)\\.',
      'web/parts/(order/(draft-requests|shop-prices)|site/(?!consent-choice|site-banner)|account/(use-sign-out|sign-out-link))',
      'web/(pictures/quiet-torn|parts/card/museum-card\\.)',
      'domain/(base/(?!fold-text|clear-signs)|logging/log-level|scheme/preview-day)',
      'contract/(call|error-messages|office-pages|page-(alive|table)|pages|path-pattern|payment-key)\\.',
      'preload-helper',
    ),
    // The frame of the page too, which the entry alone asks for: in one file with what all share it is a kilobyte lighter.
    minShareCount: 1,
    priority: 2,
  },
  {
    name: 'forms',
    test: anyOf(
      `web/ui/(${FORM_CONTROLS})\\.`,
      'domain/person/(?!field-rules|postal-address)',
      'web/parts/(order/(?!draft-requests|shop-prices|card-form-errors|process-museum-card|purchase-input|order-choices)|form/(?!use-unsaved|fault-summary|show-first-fault)|card/(held-card-text|loom-card)|account/use-sign-in-again)',
      'web/screens/buy-card/buy-card\\.module',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'rules',
    test: anyOf(
      'web/parts/(order/(card-form-errors|process-museum-card|purchase-input)|form/show-first-fault)',
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
