import type { ProductForms } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import { type SchemeToBe, schemeToBe } from '../../domain/scheme/scheme-to-be.ts';
import type { Database } from '../db/database.ts';
import { findOpeningFacts } from '../platform/opening-queries.ts';
import { schemeToday } from '../platform/scheme-today.ts';
import type { Letterhead } from './letter.ts';

type Row = Omit<Letterhead, 'product' | 'seller' | 'isMonthlyOffered' | 'colours'> &
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
  if (!rows[0]) return headToBe(schemeToBe(await findOpeningFacts(db)), language);
  const { name, businessId, streetAddress, zipCode, city, ...head } = rows[0];
  const { isMonthlyOffered, colours } = schemeToday();
  return {
    ...head,
    isMonthlyOffered,
    colours,
    seller: { name, businessId, streetAddress, zipCode, city },
  };
}

/** Letters to the first people of the office leave before there is a scheme. */
function headToBe(
  { productForms, serviceHours, ...facts }: SchemeToBe,
  language: Language,
): Letterhead {
  return {
    ...facts,
    isMonthlyOffered: true,
    colours: null,
    product: productForms[language],
    serviceHours: serviceHours[language],
  };
}
