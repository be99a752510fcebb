import type { Consent, PagePerson, PageScheme, Theme } from '../../contract/page-render.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Place } from './screen.ts';

/** What holds for every page this visitor opens. */
export type Visit = {
  person: PagePerson | null;
  theme: Theme;
  consent: Consent | null;
  today: LocalDate;
  devPages: boolean;
};

/** What the server puts in the document for the browser to go on from. */
export type PageData = Visit & {
  place: Place;
  scheme: PageScheme;
  data: unknown;
  transactionId: string;
};

export function readPageData(): PageData {
  const block = document.getElementById('page-data');
  if (!block?.textContent) throw new Error('the page came without its data');
  return JSON.parse(block.textContent);
}
