import type { ReactNode } from 'react';
import { fillProduct } from '../../web/platform/fill-product.ts';
import type { PageLocation, ScreenModule } from '../../web/platform/screen.ts';
import { texts as shell } from '../../web/texts/fi/shell.ts';
import { givenPlace } from '../page-around.tsx';

/** A button on a customer page that costs, sends or decides something. */
export type Press = {
  /** The call made by the button. */
  call: string;
  page: ReactNode;
  /** Needs a signed-in person. */
  isOwn?: boolean;
  place?: PageLocation;
  /** URL fragment. */
  hash?: string;
  typed?: Record<string, string | true>;
  /** Buttons to click before it. */
  first?: string[];
  button: string;
  /** The retry button, if it is another one. */
  again?: string;
  /** Answers of other calls; the tested one gets no answer. */
  answers?: Record<string, unknown>;
};

export function pageOf(
  { Screen }: ScreenModule,
  texts: object,
  data: object | null = null,
  place: PageLocation = givenPlace,
): ReactNode {
  const said = fillProduct(texts, { nominative: 'Museokortti' });
  return <Screen texts={said} shell={shell} data={data} place={place} />;
}

export const placeOf = (name: PageLocation['name'], path: string, search = ''): PageLocation => ({
  ...givenPlace,
  name,
  path,
  search,
});
