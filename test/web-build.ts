import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type StandIn = { folder: string; remove(): Promise<void> };

/** A minimal web build, to test how the server handles pages without React. */
export async function standInBuild(): Promise<StandIn> {
  const folder = await mkdtemp(path.join(tmpdir(), 'web-build-'));
  const write = async (name: string, content: string | Buffer) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await write('package.json', '{"type":"module"}');
  await write('render/render.js', RENDERER);
  await write('web/.vite/manifest.json', JSON.stringify(MANIFEST));
  await write('web/assets/main-abc123.js', SCRIPT);
  await write('web/assets/main-abc123.js.br', brotliCompressSync(SCRIPT));
  await write('web/assets/react-def456.js', SCRIPT);
  await write('web/assets/home-789abc.js', SCRIPT);
  await write('web/assets/main-abc123.css', 'body{margin:0}');
  await write('web/humans.txt', 'We\n');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const SCRIPT = `/* ${'script '.repeat(300)} */`;

const MANIFEST = {
  'web/main.tsx': {
    file: 'assets/main-abc123.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/main-abc123.css'],
  },
  '_react.js': { file: 'assets/react-def456.js' },
  'web/screens/home/home-screen.tsx': { file: 'assets/home-789abc.js', imports: ['_react.js'] },
};

/** `/` shows the visitor, `/data` reads a call, `/guarded` needs a session, `/broken` throws, others are not found. */
const RENDERER = `
const page = (request, status, html, data = null) => ({
  kind: 'page', status, language: request.url.startsWith('/sv') ? 'sv' : 'fi', theme: request.theme,
  head: '<title>Stand-in</title>', html,
  modules: ['web/main.tsx', 'web/screens/home/home-screen.tsx'],
  pageData: { person: request.person, url: request.url, devPages: request.devPages, data },
});
export async function renderPage(request) {
  const path = request.url.split('?')[0];
  if (path === '/guarded' && !request.person) {
    return { kind: 'redirect', location: '/secur/logout.jsp?retUrl=' + encodeURIComponent(request.url) };
  }
  if (path === '/broken') throw new Error('the secret reason');
  if (path === '/data') {
    const data = await request.read('Shop', 'getPrice', { kind: 'annual' }, 'fi');
    return page(request, 200, '<p>' + data.price + '</p>', data);
  }
  if (path === '/script') return page(request, 200, '', '</script><script>alert(1)</script>');
  if (path === '/' || path === '/guarded') {
    const scheme = await request.schemeIn('fi');
    return page(request, 200, '<h1>' + scheme.product.nominative + '</h1>'.padEnd(3000));
  }
  return page(request, 404, '<h1>Not found</h1>');
}
export async function renderErrorPage(request) {
  return page(request, 500, '<h1>Broken, drawn by the design</h1>');
}
`;
