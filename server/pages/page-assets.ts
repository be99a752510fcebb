import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Chunk = {
  file: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
};
export type Manifest = Record<string, Chunk>;

export type PageAssets = { entry: string; styles: string[]; preloads: string[] };

export async function readManifest(clientFolder: string): Promise<Manifest> {
  const text = await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8');
  return JSON.parse(text) as Manifest;
}

/** Styles and scripts that the first paint of a page needs, found once for each set of modules. */
export function assetFinder(manifest: Manifest): (modules: string[]) => PageAssets {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entryKey) throw new Error('the manifest of the web build has no entry');
  const remembered = new Map<string, PageAssets>();
  return (modules) => {
    const key = modules.join();
    const assets = remembered.get(key) ?? collect(manifest, entryKey, modules);
    remembered.set(key, assets);
    return assets;
  };
}

function collect(manifest: Manifest, entryKey: string, modules: string[]): PageAssets {
  const needed = new Set<string>();
  for (const key of [entryKey, ...modules]) addWithImports(manifest, key, needed);
  const chunks = [...needed].map((key) => manifest[key]).filter((chunk) => chunk !== undefined);
  const entry = `/${manifest[entryKey]?.file}`;
  const files = chunks.map(({ file }) => `/${file}`);
  return {
    entry,
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
    preloads: files.filter((file) => file.endsWith('.js') && file !== entry),
  };
}

function addWithImports(manifest: Manifest, key: string, needed: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || needed.has(key)) return;
  for (const imported of chunk.imports ?? []) addWithImports(manifest, imported, needed);
  needed.add(key);
}
