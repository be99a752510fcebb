import { defineConfig } from 'vite';

// Two builds from one configuration: the browser's files with their manifest, and the page renderer for Node.
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : 'web/public',
  define: { 'process.env.NODE_ENV': '"production"' },
  // React outside the bundle reads NODE_ENV at run time, and without it a page costs three times the CPU.
  ssr: { noExternal: true },
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
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: { render: 'web/render.tsx' } }
      : { input: { main: 'web/main.tsx' }, output: { codeSplitting: { groups: GROUPS } } },
  },
}));

// Fewer, larger files at first view: React apart because it hardly ever changes; what the shell and the loaders of
// pages need in one piece instead of crumbs; the other controls together for the pages that have forms. What a test on
// bytes finds too heavy on the home page is usually a control that belongs to the last group.
const FIRST_CONTROLS =
  'button|class-names|countdown|dialog|field-frame|hidden-text|icon|icon-paths|open-dialogs|text-field|toast[\\w-]*|wall-label';
const GROUPS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  {
    name: 'shared',
    test: anyOf(
      `web/ui/(${FIRST_CONTROLS})\\.`,
      'web/platform/',
      'web/parts/(.*-data|museum-towns|(use-)?shop-prices|brand-mark)\\.tsx?$',
      'domain/(base|logging|toast)/',
      'contract/[\\w-]+\\.ts$',
      'preload-helper',
    ),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'forms', test: anyOf('web/ui/', 'domain/person/'), minShareCount: 2, priority: 1 },
];

function anyOf(...paths: string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})`.replaceAll('/', '[\\\\/]'));
}
