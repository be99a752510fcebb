import { API_VERSION } from '../call/call.ts';

// Imported by the browser: a schema here would load zod on every page.
export type SeoProperties = { title: string; description: string; customHeadTags: string };

export const SEO_PATH = `/services/data/${API_VERSION}/connect/communities/:communityId/seo/properties/:recordId`;
/** The only community; the platform's URL requires its name. */
export const COMMUNITY_ID = 'museum-card';
