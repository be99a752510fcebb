import { API_VERSION } from '../call/call.ts';

// The browser imports these values: no schema here, or every page would load zod.
export type SeoProperties = { title: string; description: string; customHeadTags: string };

export const SEO_PATH = `/services/data/${API_VERSION}/connect/communities/:communityId/seo/properties/:recordId`;
/** The one community there is; the platform's address wants it named. */
export const COMMUNITY_ID = 'museum-card';
