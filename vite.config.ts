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
    // The content security policy lets no data: address in.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: { render: 'web/render.tsx' } }
      : { input: { main: 'web/main.tsx' }, output: { codeSplitting: { groups: GROUPS } } },
  },
}));

// Fewer, larger files at first view: React apart because it hardly ever changes, and the controls that several screens
// share in one piece instead of crumbs. What only some screens need, such as the rya, stays out of everyone's way.
const GROUPS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  {
    name: 'shared',
    test: /[\\/](web[\\/](ui|platform)|domain[\\/]base|contract)[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
];
