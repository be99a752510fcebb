import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Transaction } from '../../server/db/database.ts';
import type { DemoMuseum } from './demo-museums.ts';
import type { DemoSeo } from './demo-scheme.ts';

export async function insertDemoMuseum(
  tx: Transaction,
  museum: DemoMuseum,
  since: LocalDate,
): Promise<void> {
  await tx.query(
    `with added as (
       insert into museum (slug, name_fi, name_sv, name_en, town_fi, town_sv, town_en, latitude, longitude,
                           website, joined_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, nullif($10, ''), $12)
       returning id
     )
     insert into museum_ticket_price (museum_id, valid_from, amount_cents)
     select id, $12, $11 from added`,
    [
      museum.slug,
      museum.nameFi,
      museum.nameSv,
      museum.nameEn,
      museum.townFi,
      museum.townSv,
      museum.townEn,
      museum.latitude,
      museum.longitude,
      museum.website,
      museum.ticketCents,
      since,
    ],
  );
}

export async function insertDemoSeo(tx: Transaction, seo: DemoSeo): Promise<void> {
  await tx.query(
    'insert into seo_property (record_id, language, title, description) values ($1, $2, $3, $4)',
    [seo.recordId, seo.language, seo.title, seo.description],
  );
}
