import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Chunk = {
  file: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
};
type Manifest = Record<string, Chunk>;

export type PageAssets = {
  entry: string;
  styles: { href: string; text: string }[];
  preloads: string[];
  /** Files of the requested modules, in their order. */
  files: string[];
};
type BuiltFiles = {
  manifest: Manifest;
  /** By URL. */
  styleTexts: Map<string, string>;
};

export async function readBuiltFiles(clientFolder: string): Promise<BuiltFiles> {
  const read = (file: string) => readFile(path.join(clientFolder, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const files = Object.values(manifest).flatMap(({ css = [] }) => css);
  const styles = files.map(async (file) => [`/${file}`, await read(file)] as const);
  return { manifest, styleTexts: new Map(await Promise.all(styles)) };
}

/** Styles and scripts for a page's first paint, cached for each set of modules. */
export function assetFinder({
  manifest,
  styleTexts,
}: BuiltFiles): (modules: string[]) => PageAssets {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entryKey) throw new Error('the manifest of the web build has no entry');
  const remembered = new Map<string, PageAssets>();
  return (modules) => {
    const key = modules.join();
    const assets = remembered.get(key) ?? collect({ manifest, styleTexts }, entryKey, modules);
    remembered.set(key, assets);
    return assets;
  };
}

function collect(
  { manifest, styleTexts }: BuiltFiles,
  entryKey: string,
  modules: string[],
): PageAssets {
  const needed = new Set<string>();
  for (const key of [entryKey, ...modules]) addWithImports(manifest, key, needed);
  const chunks = [...needed].map((key) => manifest[key]).filter((chunk) => chunk !== undefined);
  const entry = `/${manifest[entryKey]?.file}`;
  const files = chunks.map(({ file }) => `/${file}`);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)));
  return {
    entry,
    styles: [...styles].map((href) => ({ href, text: styleTexts.get(href) ?? '' })),
    preloads: files.filter((file) => file.endsWith('.js') && file !== entry),
    files: modules.map((key) => `/${manifest[key]?.file}`),
  };
}

function addWithImports(manifest: Manifest, key: string, needed: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || needed.has(key)) return;
  for (const imported of chunk.imports ?? []) addWithImports(manifest, imported, needed);
  needed.add(key);
}
