import { z } from 'zod';
import { text } from '../../contract/call/wire-values.ts';
import { SEO_PATH, type SeoProperties } from '../../contract/page/seo-api.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { parseInput } from '../platform/parse-input.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { findSeoProperties } from './seo-queries.ts';

const params = z.object({ communityId: text(64), recordId: text(64) });
const query = z.object({ fields: text(200).optional() });

const properties = z.object({
  title: z.string(),
  description: z.string(),
  customHeadTags: z.string(),
}) satisfies z.ZodType<SeoProperties>;

const ONE_HOUR = 'public, max-age=3600';

export const seoPropertiesRoute: PlainRoute = {
  method: 'GET',
  path: SEO_PATH,
  tag: 'search',
  summary: 'What search engines are told of a record; `fields` chooses some',
  params,
  query,
  answers: { 200: { description: 'The properties', schema: properties.partial() } },
  async handle({ request, reply, context }) {
    const { pool, language } = await context();
    const { recordId } = parseInput(params, request.params, language);
    const { fields } = parseInput(query, request.query, language);
    const found = await findSeoProperties(pool, recordId, language);
    if (!found) throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
    reply.header('cache-control', ONE_HOUR).header('vary', 'x-language, accept-language');
    return chosen(found, fields);
  },
};

function chosen(all: SeoProperties, fields: string | undefined): Partial<SeoProperties> {
  if (!fields) return all;
  const wanted = fields.split(',').map((field) => field.trim());
  return Object.fromEntries(Object.entries(all).filter(([name]) => wanted.includes(name)));
}
