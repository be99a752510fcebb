import type { PageScheme } from '../../contract/page-render.ts';
import { fillProduct } from './fill-product.ts';
import type { PageTexts } from './page-texts.ts';
import type { Place, ScreenModule, ShellTexts, TextModule } from './screen.ts';

/** A page with everything it needs to be shown at once: code, texts and data. */
export type LoadedPlace = {
  place: Place;
  scheme: PageScheme;
  Screen: ScreenModule['Screen'];
  texts: PageTexts;
  shell: ShellTexts;
  data: unknown;
  /** What search engines are told of the record in the address, instead of the page's own title. */
  recordTitle?: string | null;
  /** The page is about something that is not there. */
  isMissing?: boolean;
};

export type PlaceCode = { screen: ScreenModule; texts: TextModule; shell: TextModule };

export function openPlace(
  place: Place,
  scheme: PageScheme,
  code: PlaceCode,
  data: unknown,
): LoadedPlace {
  return {
    place,
    scheme,
    Screen: code.screen.Screen,
    texts: fillProduct(code.texts.texts, scheme.product),
    shell: fillProduct(code.shell.texts as unknown as ShellTexts, scheme.product),
    data,
  };
}
