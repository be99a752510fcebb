import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Consent, PagePerson, PageScheme, Theme } from '../../contract/page-render.ts';
import { type PageName, pathTo } from '../../contract/pages.ts';
import type { PathParams } from '../../contract/path-pattern.ts';
import type { ProductForms } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Visit } from './page-data.ts';
import type { Carried, Place } from './screen.ts';

export type Page = {
  language: Language;
  place: Place;
  product: ProductForms;
  scheme: PageScheme;
  person: PagePerson | null;
  theme: Theme;
  /** As the server saw it; `useConsent` knows what was answered since. */
  consent: Consent | null;
  today: LocalDate;
  /** True in the default start, where the data is invented. */
  devPages: boolean;
  /** The address of a named page in the language of this one. */
  pathTo: (name: PageName, params?: PathParams) => string;
  /** Opens an address as if a link to it had been followed, and may hand something over to its page. */
  go: (path: string, carried?: Carried) => void;
};

const PageContext = createContext<Page | null>(null);

type Props = { place: Place; scheme: PageScheme; visit: Visit; children: ReactNode };

export function PageProvider({ place, scheme, visit, children }: Props) {
  const page = useMemo<Page>(
    () => ({
      language: place.language,
      place,
      product: scheme.product,
      scheme,
      person: visit.person,
      theme: visit.theme,
      consent: visit.consent,
      today: visit.today,
      devPages: visit.devPages,
      pathTo: (name, params) => pathTo(name, place.language, params),
      go,
    }),
    [place, scheme, visit],
  );
  return <PageContext value={page}>{children}</PageContext>;
}

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is for what is shown inside a page');
  return page;
}

function go(path: string, carried?: Carried): void {
  if (carried && window.navigation) window.navigation.navigate(path, { state: { carried } });
  else window.location.assign(path);
}
