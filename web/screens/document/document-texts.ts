import type { StoredTexts, StoreKind } from '../../../domain/privacy/stored-in-browser.ts';
import type { ContactFormTexts } from '../../parts/contact/contact-texts.ts';
import type { PageTexts } from '../../platform/screen.ts';
import type { texts as versionTexts } from '../../texts/fi/parts/document-versions.ts';
import type { texts as measuringTexts } from '../../texts/fi/parts/measuring.ts';

export type Section = {
  heading: string;
  body: string[];
  list?: string[] | undefined;
  /** Search keywords that the answer does not contain; not shown. */
  words?: string;
  /** Kinds of browser storage listed in this section. */
  stores?: readonly StoreKind[];
  /** Shows the choice of consent to measuring. */
  hasConsentChoice?: boolean;
};

export type VersionTexts = typeof versionTexts;

/** Texts of a document page: help, privacy, terms. The key of a section is its URL fragment. */
export type DocumentTexts = PageTexts & {
  lead: string;
  search?: { label: string; found: string; none: string };
  /** Form below the section `contact`. */
  contactForm?: ContactFormTexts;
  /** Of the cookies page. */
  stored?: StoredTexts;
  /** Of the pages that name the analytics provider. */
  measuring?: typeof measuringTexts;
  sections: Record<string, Section>;
  /** Of versioned documents. */
  versions?: VersionTexts;
};
