import type { SeoProperties } from '../../contract/page/seo-api.ts';
import { type ProductForms, withProduct } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Database } from '../db/database.ts';
import { schemeToday } from '../platform/scheme-today.ts';

const HOME = 'home';

/** Falls back to the museum's own data without an office text. */
export async function findSeoProperties(
  db: Database,
  recordId: string,
  language: Language,
): Promise<SeoProperties | null> {
  const { rows } = await db.query<SeoProperties & { forms: ProductForms }>(
    `select title, description, custom_head_tags as "customHeadTags",
            product_forms -> $2::text as forms
       from seo_property, scheme
      where record_id = $1 and language = $2
      union all
     select case $2 when 'sv' then name_sv when 'en' then name_en else name_fi end,
            case $2 when 'sv' then town_sv when 'en' then town_en else town_fi end,
            '',
            product_forms -> $2::text
       from museum, scheme
      where slug = $1
      limit 1`,
    [recordId, language],
  );
  const { search } = schemeToday();
  if (recordId === HOME && search) {
    const customHeadTags = rows[0]?.customHeadTags ?? '';
    return {
      title: search.title[language],
      description: search.description[language],
      customHeadTags,
    };
  }
  if (!rows[0]) return null;
  const { forms, title, description, customHeadTags } = rows[0];
  return {
    title: withProduct(title, forms),
    description: withProduct(description, forms),
    customHeadTags,
  };
}
