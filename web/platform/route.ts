import type { Language } from '../../domain/base/language.ts';
import type { ReadFromServer } from './call-server.ts';
import type { PageTexts } from './screen.ts';

/** How a named page is rendered: its screen, texts and data loader. */
export type RouteView = {
  screen: string;
  /** File of its texts, when it is not named after the screen. */
  texts?: string;
  /** HTTP status when it is not 200. */
  status?: 404 | 500 | 503;
  /** Without header and footer. */
  bare?: true;
  /** The screen draws its own header, navigation and main part, as the office does. */
  ownFrame?: true;
  /** The screen handles the steps in its query itself (`address-step.ts`). */
  steps?: true;
  /** Loads the page's data, on the server or in the browser. */
  load?: (read: ReadFromServer, match: PathMatch) => Promise<unknown>;
  /** Title and description taken from the loaded data; null: the record does not exist. */
  about?: (data: unknown, texts: PageTexts) => PageTexts | null;
};

/** One row of the route table. */
export type Route = RouteView & {
  paths: Record<Language, string>;
  /** Anonymous visitors are redirected to sign-in. */
  needsLogin?: true;
  /** Development mode only. */
  devOnly?: true;
};

export type PathMatch = {
  name: string;
  language: Language;
  params: Record<string, string>;
  /** With its question mark, or empty. */
  search: string;
};

/** Rendered when a page fails on the server; no path leads to it. */
export const SERVER_ERROR_VIEW: RouteView = { screen: 'server-error', status: 500 };
