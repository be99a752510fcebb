import { fillPattern } from '../../contract/page/path-pattern.ts';
import { COMMUNITY_ID, SEO_PATH, type SeoProperties } from '../../contract/page/seo-api.ts';
import { pageDataLayer } from './records/page-data-layer.ts';

const ONE_HOUR_MS = 3_600_000;

let lastError: unknown = null;

/** A record in the URL gives the page its title; cached for an hour. */
export async function recordTitle(recordId: string): Promise<string | null> {
  try {
    const path = fillPattern(SEO_PATH, { communityId: COMMUNITY_ID, recordId });
    const answer = await pageDataLayer.read(`${path}?fields=title`, { lifetimeMs: ONE_HOUR_MS });
    lastError = null;
    return (answer as Partial<SeoProperties>).title || null;
  } catch (error) {
    // Stored and ignored; the page keeps its title.
    lastError = error;
    return null;
  }
}

/** Why the last record had no title, for debugging. */
export function seoError(): unknown {
  return lastError;
}
