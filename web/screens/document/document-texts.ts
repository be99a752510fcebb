import type { ContactFormTexts } from '../../parts/contact/contact-texts.ts';
import type { PageTexts } from '../../platform/screen.ts';

export type Section = {
  heading: string;
  body: string[];
  list?: string[];
  /** Here one says whether purchases may be measured. */
  hasConsentChoice?: boolean;
};

/** Texts of a page that is read: help, privacy, terms. The key of a section is its address on the page. */
export type DocumentTexts = PageTexts & {
  lead: string;
  search?: { label: string; found: string; none: string };
  /** Of the form beneath the section `contact`. */
  contactForm?: ContactFormTexts;
  sections: Record<string, Section>;
};
