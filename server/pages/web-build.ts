import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../contract/page/page-render.ts';
import { assetFinder, type PageAssets, readBuiltFiles } from './page-assets.ts';

export type WebBuild = {
  clientFolder: string;
  renderer: PageRenderer;
  assetsOf: (modules: string[]) => PageAssets;
};

/** Loaded once; null in a checkout without a web build, where only calls answer. */
export async function loadWebBuild(distFolder: string): Promise<WebBuild | null> {
  const rendererFile = path.join(distFolder, 'render/render.js');
  const clientFolder = path.join(distFolder, 'web');
  const isBuilt = await access(rendererFile).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return null;
  const renderer = (await import(
    /* @vite-ignore */ pathToFileURL(rendererFile).href
  )) as PageRenderer;
  return { clientFolder, renderer, assetsOf: assetFinder(await readBuiltFiles(clientFolder)) };
}
