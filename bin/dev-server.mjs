import { createServer as createSocket } from 'node:net';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { holdUntil } from './hold-until.mjs';
import { startOnChange } from './start-again.mjs';

const ENTRY = '/@dev-entry.js';
/** Requests answered by Vite: modules and their dependencies. Everything else is the portal's. */
const MODULES = /^\/(@|node_modules\/|\.cache\/|web\/|domain\/|contract\/)/;

/** Vite in front, with hot module replacement; behind it the portal, run from its sources. */
export async function openDevServer(root) {
  const behind = { port: await freePort(), portal: null, isReady: () => Promise.resolve() };
  const vite = await createServer(viteSettings(root, behind));
  const load = (file) => vite.ssrLoadModule(file);

  async function startAgain(env) {
    // After a failed load the running version stays.
    const { startDevPortal } = await load('/bin/dev-portal.ts');
    await behind.portal?.stop();
    behind.portal = null;
    behind.portal = await startDevPortal({ env, renderer: freshRenderer(load), entry: ENTRY });
  }

  async function startPortal({ settings, env }) {
    const inner = { HOST: '127.0.0.1', PORT: String(behind.port), PUBLIC_URL: settings.publicUrl };
    const start = () => startAgain({ ...process.env, ...env, NODE_ENV: 'development', ...inner });
    await start();
    await vite.listen(settings.port);
    const changes = startOnChange({ root, modules: vite.environments.ssr.moduleGraph, start });
    behind.isReady = changes.isReady;
    const stop = async () => {
      changes.stop();
      await behind.portal?.stop();
      await vite.close();
    };
    return { name: 'The portal', ended: new Promise(() => {}), stop };
  }
  return { load, startPortal };
}

function viteSettings(root, behind) {
  return {
    root,
    configFile: false,
    appType: 'custom',
    publicDir: false,
    logLevel: 'warn',
    cacheDir: '.cache/vite',
    plugins: [react(), devEntry(), holdWhile(() => behind.isReady())],
    optimizeDeps: { entries: ['web/main.tsx', 'web/screens/*/*-screen.tsx'] },
    server: {
      host: process.env.HOST || 'localhost',
      strictPort: true,
      watch: { ignored: ['**/dist/**', '**/.cache/**', '**/.data/**'] },
      proxy: {
        '^/': {
          target: `http://127.0.0.1:${behind.port}`,
          bypass: ({ url }) => (MODULES.test(url ?? '') ? url : undefined),
          // Hot module replacement needs scripts and styles that the production security policy forbids.
          configure: (proxy) =>
            proxy.on('proxyRes', ({ headers }) => delete headers['content-security-policy']),
        },
      },
    },
  };
}

/** Requested for each page, so that it is always built from the current sources. */
function freshRenderer(load) {
  return {
    renderPage: async (asked) => (await load('/web/render.tsx')).renderPage(asked),
    renderErrorPage: async (asked) => (await load('/web/render.tsx')).renderErrorPage(asked),
  };
}

/** First the two modules of hot replacement, then the page's entry. */
function devEntry() {
  return {
    name: 'dev-entry',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) =>
      id === ENTRY
        ? `import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/web/main.tsx');`
        : null,
  };
}

/** Requests wait while the portal restarts. */
function holdWhile(ready) {
  return {
    name: 'hold-while-starting',
    configureServer(server) {
      server.middlewares.use(holdUntil(ready));
    },
  };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const socket = createSocket().listen(0, '127.0.0.1');
    socket.once('error', reject);
    socket.once('listening', () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });
}
