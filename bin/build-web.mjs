import { build } from 'vite';

/** Builds the browser's files into dist/web and the page renderer into dist/render. */
export async function buildWeb() {
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
}

if (process.argv[1] === import.meta.filename) await buildWeb();
