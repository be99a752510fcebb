import type { PageScheme } from '../../contract/page-render.ts';
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
  /** SEO title of the record in the URL; replaces the page's own title. */
  recordTitle?: string | null;
  /** The record of the page does not exist: the server answers 404. */
  isMissing?: boolean;
};

export type PageModules = { screen: ScreenModule; texts: TextModule; shell: TextModule };

export function createLoadedPage(
  place: PageLocation,
  scheme: PageScheme,
  code: PageModules,
  data: unknown,
): LoadedPage {
  return {
    place,
    scheme,
    Screen: code.screen.Screen,
    texts: fillProduct(code.texts.texts, scheme.product),
    shell: fillProduct(code.shell.texts as unknown as ShellTexts, scheme.product),
    data,
  };
}
