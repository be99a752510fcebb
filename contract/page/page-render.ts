import type { ProductForms } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Situation } from '../../domain/my-card/situation.ts';
import type { Right } from '../../domain/office/rights.ts';
import type { PageFacts } from '../../domain/scheme/scheme-facts.ts';
import type { Switch } from '../../domain/scheme/topic/offers.ts';
import type { Consent } from '../../domain/tracking/consent.ts';
import type { Measuring } from '../../domain/tracking/tracking-service.ts';
import type { Rewording } from '../../domain/wording/text-tree.ts';

/** The interface between the server and the built page renderer (`dist/render/render.js`). */
export type Theme = 'system' | 'light' | 'dark';

/** What a page may know about its visitor. */
export type PagePerson = {
  firstName: string;
  emailAddress: string;
  role: 'customer' | 'desk' | 'staff';
  /** Rights of a member of staff or a clerk. */
  rights?: readonly Right[];
  /** Staff only. */
  accountId?: string;
  card: { validUntil: LocalDate | null; situation: Situation } | null;
  /** A current or former payer of a monthly plan. */
  hasPlan?: true;
};

/** Scheme facts for every page, in the page's language. */
export type PageScheme = {
  /** Inflected forms of the product's name for placeholders: `{product}`, `{product.gen}`. */
  product: ProductForms;
  organisation: string;
  businessId: string;
  serviceEmail: string;
  servicePhone: string;
  serviceHours: string;
  /** The organisation's postal address on one line. */
  address: string;
  deliveryWeeks: string;
  /** Countries to which cards and envelopes are posted. */
  plasticCountries: readonly string[];
  /** Title of the front page for search engines; null when its record has none. */
  homeTitle: string | null;
  /** Set only when the office has written one. */
  homeDescription?: string;
  /** Address of the conditions on another host; null: our own page. */
  termsUrl: string | null;
  /** Version of today's terms, which a form sends back. */
  termsVersion: string;
  /** Scheme decisions of today. */
  facts: PageFacts;
  /** Today's notice. Closing it is remembered by its id. */
  banner: {
    id: string;
    kind: 'news' | 'fault';
    name: string;
    words: string;
    /** Label of its close button; null: cannot be closed. */
    close: string | null;
  } | null;
  /** What is paused today: a heading, and the alternatives. */
  paused: Partial<Record<Switch, { title: string; body: string }>>;
  /** Analytics service of today, loaded only with consent; absent: none. */
  measuring?: Measuring;
  /** Sales are not open: customer pages show only that. */
  isClosed?: true;
  /** Overridden texts: those of the frame, and the pages with overrides, each with a version. */
  reworded?: { shell?: Rewording; pages: Record<string, string> };
};

export type PageRequest = {
  /** Requested path and query. */
  url: string;
  /** PUBLIC_URL without the trailing slash. */
  origin: string;
  person: PagePerson | null;
  /** Correlation id of this visit in the logs. */
  transactionId: string;
  today: LocalDate;
  theme: Theme;
  /** Null: no choice yet. */
  consent: Consent | null;
  /** Pages of the demo (default start) only, such as /dev/controls. */
  devPages: boolean;
  /** Browsers may keep the page that is shown without a network. */
  offlinePages: boolean;
  schemeIn: (language: Language) => PageScheme | Promise<PageScheme>;
  /** Search engine data of a record; null when there is none. */
  seoTitle: (recordId: string, language: Language) => Promise<string | null>;
  /** Calls a read in process with the visitor's rights. */
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
  /** The scheme's colours as a CSS rule; empty: default colours. */
  style: string;
  html: string;
  /** The notice above the page, outside the hydrated root; empty: none. */
  banner: string;
  /** Manifest keys of the page's screen, its texts and the frame's texts, in this order. */
  modules: string[];
  /** Content of `<script type="application/json" id="page-data">`. */
  pageData: unknown;
};

export type PageAnswer = RenderedPage | { kind: 'redirect'; location: string };

/** All page texts by file, and the names of the pages that use each file. */
export type PageTextsOfWeb = {
  files: Record<string, Record<Language, unknown>>;
  pages: Record<string, string[]>;
};

export type PageRenderer = {
  renderPage: (request: PageRequest) => Promise<PageAnswer>;
  /** The 500 page: needs no data, so that it works when everything else fails. */
  renderErrorPage: (request: PageRequest) => Promise<RenderedPage>;
  /** For the office, which overrides them. */
  allTexts: () => Promise<PageTextsOfWeb>;
};
