import type { PageScheme } from '../../contract/page-render.ts';
import { type ProductForms, withProduct } from '../../domain/base/fill.ts';
import { LANGUAGES, type Language } from '../../domain/base/language.ts';
import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { Database } from '../db/database.ts';

type Row = {
  product_forms: Record<Language, ProductForms>;
  conditions_url: Record<Language, string>;
  delivery_weeks: string;
  service_email: string;
  service_phone: string;
  service_hours: Record<Language, string>;
  seller_name: string;
  seller_business_id: string;
  seller_address: string;
  home_titles: Partial<Record<Language, string>> | null;
};

export async function findPageSchemes(
  db: Database,
  publicUrl: string,
): Promise<Record<Language, PageScheme>> {
  const { rows } = await db.query<Row>(
    `select product_forms, conditions_url, delivery_weeks, service_email, service_phone,
            service_hours, seller_name, seller_business_id,
            concat(seller_street_address, ', ', seller_zip_code, ' ', seller_city) as seller_address,
            (select jsonb_object_agg(language, title) from seo_property
              where record_id = 'home') as home_titles
       from scheme`,
  );
  const row = rows[0];
  if (!row) throw new Error('the scheme has no row');
  const inLanguage = (language: Language): PageScheme => ({
    product: row.product_forms[language],
    organisation: row.seller_name,
    businessId: row.seller_business_id,
    serviceEmail: row.service_email,
    servicePhone: row.service_phone,
    serviceHours: row.service_hours[language],
    address: row.seller_address,
    deliveryWeeks: row.delivery_weeks,
    homeTitle: titleIn(row, language),
    termsUrl: otherHost(row.conditions_url[language].replace('{host}', publicUrl), publicUrl),
  });
  const entries = LANGUAGES.map((language) => [language, inLanguage(language)]);
  return Object.fromEntries(entries) as Record<Language, PageScheme>;
}

function titleIn({ home_titles, product_forms }: Row, language: Language): string | null {
  const title = home_titles?.[language];
  return title ? withProduct(title, product_forms[language]) : null;
}

function otherHost(url: string, publicUrl: string): string | null {
  return url.startsWith(`${publicUrl}/`) ? null : url;
}

/** The card that an account holds, and its last day if that is known yet. */
export async function findPersonCard(
  db: Database,
  accountId: string,
): Promise<{ validUntil: LocalDate | null } | null> {
  const { rows } = await db.query<{ valid_until: string | null }>(
    `select validity.valid_until::text
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
      where card.holder_account_id = $1`,
    [accountId],
  );
  const row = rows[0];
  if (!row) return null;
  return { validUntil: row.valid_until === null ? null : localDate(row.valid_until) };
}
