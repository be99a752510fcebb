import type { StoredTexts, StoreKind } from '../../../domain/privacy/stored-in-browser.ts';
import type { ContactFormTexts } from '../../parts/contact/contact-texts.ts';
import type { PageTexts } from '../../platform/screen.ts';
import type { texts as versionTexts } from '../../texts/fi/parts/document-versions.ts';
import type { texts as measuringTexts } from '../../texts/fi/parts/measuring.ts';

export type Section = {
  heading: string;
  body: string[];
  list?: string[] | undefined;
  /** What people ask with and the answer does not say: for the search, not shown. */
  words?: string;
  /** What is stored in the browser in these ways. */
  stores?: readonly StoreKind[];
  /** Here one says whether purchases may be measured. */
  hasConsentChoice?: boolean;
};

export type VersionTexts = typeof versionTexts;

/** Texts of a page that is read: help, privacy, terms. The key of a section is its address on the page. */
export type DocumentTexts = PageTexts & {
  lead: string;
  search?: { label: string; found: string; none: string };
  /** Of the form beneath the section `contact`. */
  contactForm?: ContactFormTexts;
  /** Of the cookies page. */
  stored?: StoredTexts;
  /** Of the pages that tell who measures. */
  measuring?: typeof measuringTexts;
  sections: Record<string, Section>;
  /** Of what is published in versions. */
  versions?: VersionTexts;
};
