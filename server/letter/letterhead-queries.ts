import type { ProductForms } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import { type SchemeToBe, schemeToBe } from '../../domain/scheme/scheme-to-be.ts';
import type { Database } from '../db/database.ts';
import { findOpeningFacts } from '../platform/http/opening-queries.ts';
import { findLogoFile } from '../platform/picture/logo-file-queries.ts';
import { schemeToday } from '../platform/scheme-today.ts';
import type { Letterhead } from './letter.ts';

type Row = Omit<
  Letterhead,
  'product' | 'serviceHours' | 'seller' | 'hasMonthlyTerms' | 'giftsStay' | 'colours' | 'logo'
> &
  Letterhead['seller'] & {
    productForms: Record<Language, ProductForms>;
    serviceHoursIn: Record<Language, string>;
  };

export async function findLetterhead(db: Database, language: Language): Promise<Letterhead> {
  return (await findLetterheads(db))(language);
}

/** For callers that learn the language only later. */
export async function findLetterheads(db: Database): Promise<(language: Language) => Letterhead> {
  const { rows } = await db.query<Row>(
    `select product_forms as "productForms",
            delivery_weeks as "deliveryWeeks",
            service_email as "serviceEmail",
            service_phone as "servicePhone",
            service_hours as "serviceHoursIn",
            seller_name as name,
            seller_business_id as "businessId",
            seller_street_address as "streetAddress",
            seller_zip_code as "zipCode",
            seller_city as city
       from scheme`,
    [],
  );
  if (!rows[0]) {
    const scheme = schemeToBe(await findOpeningFacts(db));
    return (language) => headToBe(scheme, language);
  }
  const { name, businessId, streetAddress, zipCode, city, ...row } = rows[0];
  const { productForms, serviceHoursIn, ...head } = row;
  const { hasMonthlyTerms, giftsStay, colours } = schemeToday();
  const logo = await findLogo(db);
  return (language) => ({
    ...head,
    hasMonthlyTerms,
    giftsStay,
    colours,
    logo,
    product: productForms[language],
    serviceHours: serviceHoursIn[language],
    seller: { name, businessId, streetAddress, zipCode, city },
  });
}

async function findLogo(db: Database): Promise<Letterhead['logo']> {
  const { logo } = schemeToday();
  const content = logo && (await findLogoFile(db, { id: logo.id, file: 'mark' }));
  return content && { width: logo.width, height: logo.height, content };
}

/** Invitations to the first staff are sent before the scheme is opened. */
function headToBe(
  { productForms, serviceHours, ...facts }: SchemeToBe,
  language: Language,
): Letterhead {
  return {
    ...facts,
    hasMonthlyTerms: true,
    giftsStay: true,
    colours: null,
    logo: null,
    product: productForms[language],
    serviceHours: serviceHours[language],
  };
}
