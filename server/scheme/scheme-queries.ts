import { cents } from '../../domain/base/cents.ts';
import type { ProductForms } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { Seller } from '../../domain/receipt/receipt.ts';
import type { DatedFact } from '../../domain/scheme/fact-topics.ts';
import type { DatedPrice, PriceKind } from '../../domain/scheme/price.ts';
import type { DatedVatRate } from '../../domain/scheme/vat.ts';
import type { Database } from '../db/database.ts';
import { TERMS_DAYS } from '../platform/document/document-queries.ts';
import { FACTS_AS_JSON, wholeFacts } from './fact-queries.ts';

export type Scheme = {
  productForms: Record<Language, ProductForms>;
  /** The product's own terms, until the office publishes others. */
  conditionsVersion: string;
  /** First days of the office's terms, which are also their version names. */
  termsDays: LocalDate[];
  conditionsUrl: Record<Language, string>;
  seller: Seller;
  vatRates: DatedVatRate[];
  /** Dated facts: limits, payment methods, switches. */
  facts: DatedFact[];
};

export async function findScheme(db: Database): Promise<Scheme> {
  const { rows } = await db.query<{
    product_forms: Scheme['productForms'];
    conditions_version: string;
    conditions_url: Scheme['conditionsUrl'];
    seller: Seller;
    vat_rates: DatedVatRate[];
    terms_days: string[];
    facts: DatedFact[];
  }>(
    `select product_forms, conditions_version, conditions_url,
            json_build_object('name', seller_name, 'businessId', seller_business_id,
              'streetAddress', seller_street_address, 'zipCode', seller_zip_code,
              'city', seller_city) as seller,
            (select json_agg(json_build_object('validFrom', valid_from, 'basisPoints', basis_points))
               from vat_rate) as vat_rates,
            ${TERMS_DAYS} as terms_days,
            ${FACTS_AS_JSON} as facts
       from scheme`,
    [],
  );
  if (!rows[0]) throw new Error('the scheme has no row');
  const {
    product_forms,
    conditions_version,
    conditions_url,
    seller,
    vat_rates,
    terms_days,
    facts,
  } = rows[0];
  return {
    productForms: product_forms,
    conditionsVersion: conditions_version,
    termsDays: terms_days.map(localDate),
    conditionsUrl: conditions_url,
    seller,
    vatRates: vat_rates ?? [],
    facts: wholeFacts(facts),
  };
}

export async function findPrices(db: Database): Promise<DatedPrice[]> {
  const { rows } = await db.query<{ kind: PriceKind; valid_from: string; amount_cents: number }>(
    'select kind, valid_from::text, amount_cents from price',
    [],
  );
  return rows.map((row) => ({
    kind: row.kind,
    validFrom: localDate(row.valid_from),
    amount: cents(row.amount_cents),
  }));
}
