import type { ProductForms } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Database } from '../db/database.ts';
import type { Letterhead } from './letter.ts';

type Row = Omit<Letterhead, 'product' | 'seller'> &
  Letterhead['seller'] & { product: ProductForms };

export async function findLetterhead(db: Database, language: Language): Promise<Letterhead> {
  const { rows } = await db.query<Row>(
    `select product_forms -> $1 as product,
            delivery_weeks as "deliveryWeeks",
            service_email as "serviceEmail",
            service_phone as "servicePhone",
            service_hours ->> $1 as "serviceHours",
            seller_name as name,
            seller_business_id as "businessId",
            seller_street_address as "streetAddress",
            seller_zip_code as "zipCode",
            seller_city as city
       from scheme`,
    [language],
  );
  if (!rows[0]) throw new Error('the scheme has no row');
  const { name, businessId, streetAddress, zipCode, city, ...head } = rows[0];
  return { ...head, seller: { name, businessId, streetAddress, zipCode, city } };
}
