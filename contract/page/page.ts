import type { Language } from '../../domain/base/language.ts';

/** A path may contain `:name` and end with `:name?`. */
export type Page = {
  paths: Record<Language, string>;
  /** Visitors without a session sign in first and return. */
  needsLogin?: true;
  /** Never a return target after sign-in. */
  isNoReturn?: true;
  /** Hidden from search engines: a page of a personal transaction. */
  unlisted?: true;
  /** May load the analytics service: no typing, sign-in or payment happens there. */
  isMeasured?: true;
  /** Only in the demo (default start). */
  devOnly?: true;
};
