import { fillPattern } from '../../contract/path-pattern.ts';
import { COMMUNITY_ID, SEO_PATH } from '../../contract/seo-path.ts';
import type { SeoProperties } from '../../contract/seo-properties.ts';

const ONE_HOUR_MS = 3_600_000;

let lastError: unknown = null;

/** spec 2: a record in the address gives the page its title; asked at most once an hour. */
export async function recordTitle(recordId: string): Promise<string | null> {
  try {
    const path = fillPattern(SEO_PATH, { communityId: COMMUNITY_ID, recordId });
    // Few addresses name a record: the data layer is no part of the first load.
    const { pageDataLayer } = await import('./records/page-data-layer.ts');
    const answer = await pageDataLayer.read(`${path}?fields=title`, { lifetimeMs: ONE_HOUR_MS });
    lastError = null;
    return (answer as Partial<SeoProperties>).title || null;
  } catch (error) {
    // spec 8: stored and ignored. The page has a title of its own.
    lastError = error;
    return null;
  }
}

/** Why the last record had no title, for whoever looks into it. */
export function seoError(): unknown {
  return lastError;
}
