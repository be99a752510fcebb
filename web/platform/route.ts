import type { Language } from '../../domain/base/language.ts';
import type { ReadFromServer } from './call-server.ts';
import type { PageTexts } from './page-texts.ts';

/** How a named page is shown. */
export type Shown = {
  screen: string;
  /** The file of its texts, when it is not named after the screen. */
  texts?: string;
  /** Not 200: the pages that say that something is missing or broken. */
  status?: 404 | 500;
  /** Without header and footer: a screen to show, not to wander from. */
  bare?: true;
  /** It has steps in its query and goes from one to another itself (`address-step.ts`). */
  steps?: true;
  /** What the page needs before it is shown, asked on the server or in the browser. */
  load?: (read: ReadFromServer, match: PathMatch) => Promise<unknown>;
  /** A page about one thing is called after it; null: there is no such thing. */
  about?: (data: unknown, texts: PageTexts) => PageTexts | null;
};

/** One named page, whole. */
export type Route = Shown & {
  paths: Record<Language, string>;
  /** Anonymous visitors are sent to sign in and come back. */
  needsLogin?: true;
  /** In the default start only. */
  devOnly?: true;
};

export type PathMatch = {
  name: string;
  language: Language;
  params: Record<string, string>;
  /** With its question mark, or empty. */
  search: string;
};
