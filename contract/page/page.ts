import type { Language } from '../../domain/base/language.ts';

/** A path may hold `:name` and, as its last part, `:name?`. */
export type Page = {
  paths: Record<Language, string>;
  /** Anonymous visitors are sent to sign in and come back. */
  needsLogin?: true;
  /** Never a place to come back to after signing in. */
  isNoReturn?: true;
  /** Kept out of search engines: it belongs to one person's errand. */
  unlisted?: true;
  /** May load the service that measures: nobody types, signs in or pays there. */
  isMeasured?: true;
  /** In the default start only. */
  devOnly?: true;
};
