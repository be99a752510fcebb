import type { ProductForms } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Seller } from '../../domain/receipt/receipt.ts';
import type { PRINTED_FACTS } from '../../domain/scheme/example-facts.ts';
import type { PriceKind } from '../../domain/scheme/price.ts';
import type { Database, Transaction } from '../db/database.ts';

/** The row required before anything is sold. */
export type SchemeFacts = {
  productForms: Record<Language, ProductForms>;
  seller: Seller;
  serviceEmail: string;
  servicePhone: string;
  serviceHours: Record<Language, string>;
  deliveryWeeks: string;
  conditionsUrl: Record<Language, string>;
  conditionsVersion: string;
  companyOrderMaxUnits: number;
};

export async function insertScheme(tx: Transaction, facts: SchemeFacts): Promise<void> {
  const { seller } = facts;
  await tx.query(
    `insert into scheme (product_forms, delivery_weeks, conditions_url, conditions_version, service_email,
                         service_phone, service_hours, seller_name, seller_business_id,
                         seller_street_address, seller_zip_code, seller_city, company_order_max_units)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      facts.productForms,
      facts.deliveryWeeks,
      facts.conditionsUrl,
      facts.conditionsVersion,
      facts.serviceEmail,
      facts.servicePhone,
      facts.serviceHours,
      seller.name,
      seller.businessId,
      seller.streetAddress,
      seller.zipCode,
      seller.city,
      facts.companyOrderMaxUnits,
    ],
  );
}

export async function insertFirstPrice(
  tx: Transaction,
  price: { kind: PriceKind; validFrom: LocalDate; amount: number },
): Promise<void> {
  await tx.query('insert into price (kind, valid_from, amount_cents) values ($1, $2, $3)', [
    price.kind,
    price.validFrom,
    price.amount,
  ]);
}

export async function insertFirstVatRate(
  tx: Transaction,
  rate: { validFrom: LocalDate; basisPoints: number },
): Promise<void> {
  await tx.query('insert into vat_rate (valid_from, basis_points) values ($1, $2)', [
    rate.validFrom,
    rate.basisPoints,
  ]);
}

type Printed = Record<(typeof PRINTED_FACTS)[number], string>;

/** What every receipt shows; null before the scheme opens. */
export async function findPrintedFacts(db: Database): Promise<Printed | null> {
  const { rows } = await db.query<Printed>(
    `select seller_name as "sellerName", seller_business_id as "businessId",
            seller_street_address as "streetAddress", seller_zip_code as "zipCode", seller_city as city,
            service_email as "serviceEmail", service_phone as "servicePhone"
       from scheme`,
    [],
  );
  return rows[0] ?? null;
}
