import { z } from 'zod';
import { API_VERSION } from './call.ts';

export const seoPropertiesSchema = z.object({
  title: z.string(),
  description: z.string(),
  customHeadTags: z.string(),
});
export type SeoProperties = z.infer<typeof seoPropertiesSchema>;

export const SEO_PATH = `/services/data/${API_VERSION}/connect/communities/:communityId/seo/properties/:recordId`;
/** The one community there is; the platform's address wants it named. */
export const COMMUNITY_ID = 'museum-card';
