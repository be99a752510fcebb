import type { PagePerson, PageScheme, Theme } from '../../contract/page/page-render.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Consent } from '../../domain/tracking/consent.ts';
import type { RewordedPage } from './loaded-page.ts';
import type { PageLocation } from './screen.ts';

/** Visitor data shared by all pages. */
export type Visitor = {
  person: PagePerson | null;
  theme: Theme;
  consent: Consent | null;
  today: LocalDate;
  devPages: boolean;
};

/** The JSON that the server writes into the document for hydration. */
export type PageData = Visitor & {
  place: PageLocation;
  scheme: PageScheme;
  data: unknown;
  reworded?: RewordedPage;
  transactionId: string;
  offlinePages: boolean;
};

/** Staff are never measured. */
export function isAtWork(person: PagePerson | null): boolean {
  return person !== null && (person.role !== 'customer' || person.rights !== undefined);
}

export function readPageData(): PageData {
  const block = document.getElementById('page-data');
  if (!block?.textContent) throw new Error('the page came without its data');
  return JSON.parse(block.textContent);
}
