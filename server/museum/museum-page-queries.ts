import type { z } from 'zod';
import type { museumPage } from '../../contract/museum/museum-shapes.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Database } from '../db/database.ts';

type Details = z.output<typeof museumPage>['details'];
type Picture = { id: string; alt: string };

export type PageFacts = Pick<
  Details,
  'street' | 'zip' | 'description' | 'phone' | 'email' | 'access' | 'accessCheckedOn' | 'ways'
> & { charges: { name: string; cents: number }[]; pictures: Picture[] };

/** Data that only the museum's own page shows. */
export async function findPageFacts(
  db: Database,
  museumId: string,
  language: Language,
): Promise<PageFacts> {
  const { rows } = await db.query<PageFacts>({
    name: `find-museum-page-${language}`,
    text: `select street_address as street, zip_code as zip, description_${language} as description,
                  phone, email_address as email, access_checked_on::text as "accessCheckedOn",
                  (select coalesce(json_agg(json_build_object('fact', fact, 'works', works,
                                                              'measure', measure)), '[]')
                     from museum_access where museum_id = museum.id) as access,
                  (select coalesce(json_agg(json_build_object('kind', kind, 'text', text_${language})), '[]')
                     from museum_way where museum_id = museum.id) as ways,
                  (select coalesce(json_agg(json_build_object('name', name_${language},
                                                              'cents', amount_cents) order by place), '[]')
                     from museum_extra_charge where museum_id = museum.id) as charges,
                  (select coalesce(json_agg(json_build_object('id', id, 'alt', alt_${language})
                                            order by place), '[]')
                     from museum_picture where museum_id = museum.id) as pictures
             from museum where id = $1`,
    values: [museumId],
  });
  if (!rows[0]) throw new Error('no such museum');
  return rows[0];
}
