import type { Cents } from '../base/cents.ts';
import { cleanField } from '../person/clean-field.ts';
import type { FieldError } from '../person/field-error.ts';
import { type FieldContext, fieldErrors } from '../person/field-rules.ts';
import { ADDRESS_FIELDS, addressErrors, postedAddressErrors } from '../person/postal-address.ts';
import type { Limits } from '../scheme/topic/limits.ts';

export const COMPANY_DELIVERIES = ['digital', 'envelope'] as const;
export type CompanyDelivery = (typeof COMPANY_DELIVERIES)[number];

const COMPANY_FIELDS = ['companyName', 'businessId'] as const;
const CONTACT_FIELDS = ['firstName', 'lastName', 'emailAddress', 'phone'] as const;
const FIELDS = [...COMPANY_FIELDS, ...CONTACT_FIELDS, ...ADDRESS_FIELDS, 'numberOfUnits'] as const;
type Field = (typeof FIELDS)[number];

export type CompanyOrderForm = Record<Field, string> & {
  country: string;
  billingReference: string;
  /** null: not chosen yet. */
  delivery: CompanyDelivery | null;
  campaignCode: string | null;
  termsAccepted: boolean;
};

const LONGEST_REFERENCE = 60;

export type CompanyRules = Pick<FieldContext, 'currentYear'> & {
  unitPrice: Cents | null;
  limits: Limits;
  /** Countries to which envelopes are posted. */
  plasticCountries: readonly string[];
};

/** Every error of a company order, in the order in which the form shows its fields. */
export function companyOrderErrors(
  form: CompanyOrderForm,
  { currentYear, unitPrice, limits, plasticCountries }: CompanyRules,
): FieldError[] {
  const context = { currentYear, maxUnits: limits.companyUnits };
  const of = (field: Field) => fieldErrors(field, form[field], context);
  return [
    ...COMPANY_FIELDS.flatMap(of),
    ...referenceErrors(form.billingReference),
    ...CONTACT_FIELDS.flatMap(of),
    ...of('numberOfUnits'),
    ...(form.delivery === null ? [{ field: 'delivery', code: 'delivery' as const, args: [] }] : []),
    ...(needsAddress(form, unitPrice, limits) ? placeErrors(form, plasticCountries) : []),
    ...(form.campaignCode === null ? [] : fieldErrors('campaignCode', form.campaignCode, context)),
    ...(form.termsAccepted ? [] : [{ field: 'terms', code: 'terms' as const, args: [] }]),
  ];
}

/** Envelopes are posted to some countries only; a receipt may name any. */
function placeErrors(form: CompanyOrderForm, plasticCountries: readonly string[]): FieldError[] {
  return form.delivery === 'envelope'
    ? postedAddressErrors(form, plasticCountries)
    : addressErrors(form);
}

/**
 * Needed for the envelopes, or by law on the receipt. Uses the price without a campaign, which browser and server
 * both know.
 */
export function needsAddress(
  { delivery, numberOfUnits }: Pick<CompanyOrderForm, 'delivery' | 'numberOfUnits'>,
  unitPrice: Cents | null,
  { addressOver }: Pick<Limits, 'addressOver'>,
): boolean {
  return delivery === 'envelope' || (unitPrice ?? 0) * Number(numberOfUnits) > addressOver;
}

/** As stored: cleaned, and the phone without spaces. */
export function cleanCompanyOrder(form: CompanyOrderForm): CompanyOrderForm {
  const cleaned = Object.fromEntries(
    FIELDS.map((field) => [field, cleanField(field, form[field])]),
  );
  const stored = { ...form, ...cleaned } as CompanyOrderForm;
  return {
    ...stored,
    phone: stored.phone.replace(/\s/gu, ''),
    billingReference: cleanField('billingReference', form.billingReference),
  };
}

function referenceErrors(reference: string): FieldError[] {
  if ([...reference.trim()].length <= LONGEST_REFERENCE) return [];
  return [{ field: 'billingReference', code: 'max', args: [LONGEST_REFERENCE] }];
}
