import type { ProductForms } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Situation } from '../../domain/my-card/situation.ts';
import type { Right } from '../../domain/office/rights.ts';
import type { Switch } from '../../domain/scheme/fact-topics.ts';
import type { PageFacts } from '../../domain/scheme/scheme-facts.ts';
import type { Consent } from '../../domain/tracking/consent.ts';
import type { Measuring } from '../../domain/tracking/tracking-service.ts';
import type { Rewording } from '../../domain/wording/text-tree.ts';

/** The seam between the server and the built page renderer (`dist/render/render.js`). */
export type Theme = 'system' | 'light' | 'dark';

/** What a page may know of the person who looks at it. */
export type PagePerson = {
  firstName: string;
  emailAddress: string;
  role: 'customer' | 'desk' | 'staff';
  /** What a member of staff or a clerk may do. */
  rights?: readonly Right[];
  /** Of people at work. */
  accountId?: string;
  card: { validUntil: LocalDate | null; situation: Situation } | null;
  /** Somebody who pays, or has paid, month by month. */
  hasPlan?: true;
};

/** What every page may say of the scheme, in the language of the page. */
export type PageScheme = {
  /** Inflected forms of the product's name, as texts ask for them: `{product}`, `{product.gen}`. */
  product: ProductForms;
  organisation: string;
  businessId: string;
  serviceEmail: string;
  servicePhone: string;
  serviceHours: string;
  /** The postal address of the organisation on one line. */
  address: string;
  deliveryWeeks: string;
  /** Where plastic cards and envelopes are posted to. */
  plasticCountries: readonly string[];
  /** What search engines are told of the front page; null when its record has no title. */
  homeTitle: string | null;
  /** Only where the office has written one. */
  homeDescription?: string;
  /** Where the conditions are, when another host has them; null means our own page. */
  termsUrl: string | null;
  /** The terms of today: a form tells which it showed. */
  termsVersion: string;
  /** What is decided for today. */
  facts: PageFacts;
  /** The notice of today. Whoever has closed it does not see it again; another one has another id. */
  banner: {
    id: string;
    kind: 'news' | 'fault';
    name: string;
    words: string;
    /** The word on its button; null: it cannot be closed. */
    close: string | null;
  } | null;
  /** What is paused today: a heading, and what one can do instead. */
  paused: Partial<Record<Switch, { title: string; body: string }>>;
  /** Who measures purchases today, with consent; left out: nobody. */
  measuring?: Measuring;
  /** Nothing is sold yet: pages for customers say so, and nothing else. */
  isClosed?: true;
  /** What the office says otherwise: the words around every page, and which pages' texts, each with its version. */
  reworded?: { shell?: Rewording; pages: Record<string, string> };
};

export type PageRequest = {
  /** Path and query, as asked. */
  url: string;
  /** PUBLIC_URL without the last slash. */
  origin: string;
  person: PagePerson | null;
  /** What the logs of this visit are tied together by. */
  transactionId: string;
  today: LocalDate;
  theme: Theme;
  /** Null: not answered. */
  consent: Consent | null;
  /** Pages of the default start only, such as /dev/controls. */
  devPages: boolean;
  /** Browsers keep a page for when there is no network. */
  offlinePages: boolean;
  schemeIn: (language: Language) => PageScheme | Promise<PageScheme>;
  /** What search engines are told of a record; null when there is nothing to tell. */
  seoTitle: (recordId: string, language: Language) => Promise<string | null>;
  /** A named read answered in process, with the rights of the visitor. */
  read: (
    apexClass: string,
    apexMethod: string,
    params: object,
    language: Language,
  ) => Promise<unknown>;
};

export type RenderedPage = {
  kind: 'page';
  status: number;
  language: Language;
  theme: Theme;
  /** Escaped tags for the head: title, description, social tags, icon, font preloads. */
  head: string;
  /** The colours of the scheme as a rule; empty: as shipped. */
  style: string;
  html: string;
  /** The notice above the page, outside what scripts take over; empty: none. */
  banner: string;
  /** Manifest keys of the page's screen, its texts and those of the shell, in this order. */
  modules: string[];
  /** Goes to `<script type="application/json" id="page-data">`. */
  pageData: unknown;
};

export type PageAnswer = RenderedPage | { kind: 'redirect'; location: string };

/** Every text of the pages by its file, and the names of the pages that show the texts of a file. */
export type PageTextsOfWeb = {
  files: Record<string, Record<Language, unknown>>;
  pages: Record<string, string[]>;
};

export type PageRenderer = {
  renderPage: (request: PageRequest) => Promise<PageAnswer>;
  /** The 500 page: asks for no data, so that it can be shown when anything else is broken. */
  renderErrorPage: (request: PageRequest) => Promise<RenderedPage>;
  /** For the office, which rewords them. */
  allTexts: () => Promise<PageTextsOfWeb>;
};
