import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { PagePerson, PageScheme, Theme } from '../../contract/page/page-render.ts';
import { type PageName, pathTo } from '../../contract/page/pages.ts';
import type { PathParams } from '../../contract/page/path-pattern.ts';
import type { ProductForms } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Consent } from '../../domain/tracking/consent.ts';
import type { Visitor } from './page-data.ts';
import type { NavigationState, PageLocation } from './screen.ts';

export type Page = {
  language: Language;
  place: PageLocation;
  product: ProductForms;
  scheme: PageScheme;
  person: PagePerson | null;
  theme: Theme;
  /** As the server saw it; `useConsent` has later answers. */
  consent: Consent | null;
  today: LocalDate;
  /** True in development mode, where the data is generated. */
  devPages: boolean;
  /** URL of a named page in the current language. */
  pathTo: (name: PageName, params?: PathParams) => string;
  /** Navigates to a path as a link would; `passedState` reaches the next page without being in the URL. */
  go: (path: string, passedState?: NavigationState) => void;
};

const PageContext = createContext<Page | null>(null);

type Props = { place: PageLocation; scheme: PageScheme; visitor: Visitor; children: ReactNode };

export function PageProvider({ place, scheme, visitor, children }: Props) {
  const page = useMemo<Page>(
    () => ({
      language: place.language,
      place,
      product: scheme.product,
      scheme,
      person: visitor.person,
      theme: visitor.theme,
      consent: visitor.consent,
      today: visitor.today,
      devPages: visitor.devPages,
      pathTo: (name, params) => pathTo(name, place.language, params),
      go,
    }),
    [place, scheme, visitor],
  );
  return <PageContext value={page}>{children}</PageContext>;
}

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is for what is shown inside a page');
  return page;
}

function go(path: string, passedState?: NavigationState): void {
  if (passedState && window.navigation)
    window.navigation.navigate(path, { state: { passedState } });
  else window.location.assign(path);
}
