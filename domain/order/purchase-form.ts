import { cleanField } from '../person/clean-field.ts';
import { HOME_COUNTRY } from '../person/country.ts';
import type { FieldError } from '../person/field-error.ts';
import { type FieldContext, fieldErrors } from '../person/field-rules.ts';
import { confirmationErrors } from '../person/password-rules.ts';
import type { BillingType } from './billing-type.ts';

/** Details of the future card holder, in the order of the form. */
export const BUYER_FIELDS = [
  'firstName',
  'lastName',
  'yearOfBirth',
  'streetAddress',
  'zipCode',
  'city',
  'emailAddress',
  'phone',
  'password',
] as const;
export type BuyerField = (typeof BUYER_FIELDS)[number];
export type Buyer = Record<BuyerField, string> & {
  /** Omitted by older callers: the home country. */
  country?: string;
};

export type PurchaseForm = Buyer & {
  billing: BillingType;
  /** null: the box 'I have a campaign code' is not ticked. */
  campaignCode: string | null;
  termsAccepted: boolean;
  /** null: unknown to the server. Only the browser has these two; they are not sent. */
  confirmPassword: string | null;
  monthlyConsent: boolean | null;
};

/** Stored details of a buyer: cleaned, and the phone without spaces. */
export function cleanBuyer(buyer: Buyer): Buyer {
  const cleaned = BUYER_FIELDS.map((field) => [field, cleanField(field, buyer[field])] as const);
  const stored = Object.fromEntries(cleaned) as Buyer;
  return {
    ...stored,
    country: buyer.country ?? HOME_COUNTRY,
    phone: stored.phone.replace(/\s/gu, ''),
  };
}

/** Every error of a purchase, in the order in which the form shows its fields. */
export function purchaseFormErrors(form: PurchaseForm, context: FieldContext): FieldError[] {
  return [
    ...BUYER_FIELDS.flatMap((field) =>
      fieldErrors(field, form[field], { ...context, country: form.country ?? HOME_COUNTRY }),
    ),
    ...(form.confirmPassword === null
      ? []
      : confirmationErrors(form.password, form.confirmPassword)),
    ...(form.campaignCode === null ? [] : fieldErrors('campaignCode', form.campaignCode, context)),
    ...(form.termsAccepted ? [] : [error('terms', 'terms')]),
    ...(form.billing === 'monthly' && form.monthlyConsent === false
      ? [error('monthlyConsent', 'monthlyConsent')]
      : []),
  ];
}

function error(field: string, code: FieldError['code']): FieldError {
  return { field, code, args: [] };
}
