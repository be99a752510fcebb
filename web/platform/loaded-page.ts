import type { PageScheme } from '../../contract/page/page-render.ts';
import type { Rewording } from '../../domain/wording/text-tree.ts';
import { fillProduct } from './fill-product.ts';
import type { PageLocation, PageTexts, ScreenModule, ShellTexts, TextModule } from './screen.ts';

/** A page with its code, texts and data loaded. */
export type LoadedPage = {
  place: PageLocation;
  scheme: PageScheme;
  Screen: ScreenModule['Screen'];
  texts: PageTexts;
  shell: ShellTexts;
  data: unknown;
  reworded?: RewordedPage;
  /** SEO title of the record in the URL; replaces the page's own title. */
  recordTitle?: string | null;
  /** The record of the page does not exist: the server answers 404. */
  isMissing?: boolean;
};

/** The office's own wording for this page; that of shared parts only in a draft. */
export type RewordedPage =
  | { page?: Rewording | undefined; shell?: Rewording | undefined }
  | undefined;

export type PageModules = { screen: ScreenModule; texts: TextModule; shell: TextModule };

export function createLoadedPage(
  place: PageLocation,
  scheme: PageScheme,
  code: PageModules,
  data: unknown,
  reworded?: RewordedPage,
): LoadedPage {
  const { product, facts } = scheme;
  const choices = { monthly: facts.isMonthlyOffered, giftsStay: facts.giftsStay };
  const ownShell = reworded?.shell ?? scheme.reworded?.shell;
  const shell = code.shell.texts as unknown as ShellTexts;
  return {
    place,
    scheme,
    Screen: code.screen.Screen,
    texts: fillProduct(code.texts.texts, product, { own: reworded?.page, choices }),
    shell: fillProduct(shell, product, { own: ownShell, choices }),
    data,
    reworded,
  };
}
