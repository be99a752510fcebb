import { z } from 'zod';

export const seoPropertiesSchema = z.object({
  title: z.string(),
  description: z.string(),
  customHeadTags: z.string(),
});
export type SeoProperties = z.infer<typeof seoPropertiesSchema>;
