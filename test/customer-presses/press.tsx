import type { ReactNode } from 'react';
import { fillProduct } from '../../web/platform/fill-product.ts';
import type { PageLocation, ScreenModule } from '../../web/platform/screen.ts';
import { texts as shell } from '../../web/texts/fi/shell.ts';
import { givenPlace } from '../page-around.tsx';

/** A button of a customer's page that costs, sends or decides something. */
export type Press = {
  /** The call that it makes. */
  call: string;
  page: ReactNode;
  /** Of somebody who has signed in. */
  isOwn?: boolean;
  place?: PageLocation;
  /** The part of the address that no server sees. */
  hash?: string;
  typed?: Record<string, string | true>;
  /** Buttons that lead to it. */
  first?: string[];
  button: string;
  /** What tries again, where that is another button. */
  again?: string;
  /** What other calls answer meanwhile; the one it is about answers nothing. */
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
