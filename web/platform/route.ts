import type { Language } from '../../domain/base/language.ts';
import type { ReadFromServer } from './call-server.ts';

/** One named page. A path may hold `:name` and, as its last part, `:name?`. */
export type Route = {
  screen: string;
  paths: Record<Language, string>;
  /** Anonymous visitors are sent to sign in and come back. */
  needsLogin?: true;
  /** Not 200: the pages that say that something is missing. */
  status?: 404;
  /** In the default start only. */
  devOnly?: true;
  /** Kept out of search engines. */
  unlisted?: true;
  /** What the page needs before it is shown, asked on the server or in the browser. */
  load?: (read: ReadFromServer, match: PathMatch) => Promise<unknown>;
};

export type PathMatch = {
  name: string;
  language: Language;
  params: Record<string, string>;
};
