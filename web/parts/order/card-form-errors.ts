import { errorText, type ValidationTexts } from '../../../contract/texts/error-text.ts';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { purchaseFormErrors } from '../../../domain/order/purchase-form.ts';
import type { FieldError } from '../../../domain/person/field-error.ts';
import { phoneToValidate } from '../../../domain/person/phone-number.ts';
import type { Fault } from '../form/form-faults.ts';
import type { CardFormState, TextField } from './card-form-state.ts';

export type CheckContext = { billing: BillingType; currentYear: number };

/** All errors in the order of the form, by the same rules as the server. */
export function cardFormErrors(
  { values, choices }: Pick<CardFormState, 'values' | 'choices'>,
  { billing, currentYear }: CheckContext,
): FieldError[] {
  return purchaseFormErrors(
    {
      ...values,
      phone: phoneToValidate(values.phone),
      billing,
      campaignCode: choices.hasCampaignCode ? values.campaignCode : null,
      termsAccepted: choices.termsAccepted,
      monthlyConsent: choices.monthlyConsent,
    },
    { currentYear },
  );
}

/** The first error of each field, with its message. */
export function faultsOf(errors: FieldError[], texts: ValidationTexts): Fault[] {
  const firsts = errors.filter(
    (error, place) => errors.findIndex(({ field }) => field === error.field) === place,
  );
  return firsts.map((error) => ({ field: error.field, text: errorText(error, texts) }));
}

/** Whether the user has corrected it since. */
export function isFixed(
  { field, refusedValue }: Fault,
  state: CardFormState,
  context: CheckContext,
): boolean {
  if (cardFormErrors(state, context).some((error) => error.field === field)) return false;
  return refusedValue === undefined || fieldValue(state, field) !== refusedValue;
}

/** A refusal that names a field marks the field too. */
export function faultsNamedIn(
  refusal: string,
  state: CardFormState,
  labels: Record<string, string>,
): Fault[] {
  const fields = Object.keys(state.values).sort((a, b) => labelLength(b) - labelLength(a));
  return refusal.split('\n').flatMap((text) => {
    const field = fields.find((name) => mentions(text, labels[name] ?? ''));
    return field ? [{ field, text, refusedValue: fieldValue(state, field) }] : [];
  });

  function labelLength(name: string): number {
    return labels[name]?.length ?? 0;
  }
}

function mentions(text: string, label: string): boolean {
  if (label === '') return false;
  const before = text.toLowerCase().split(label.toLowerCase()).slice(0, -1);
  // Word ends are inflected, so beginnings are compared: “Maa” is not “maksamaan”.
  return before.some((words) => !/\p{L}$/u.test(words));
}

function fieldValue({ values }: CardFormState, field: string): string {
  if (field === 'phone') return values.phone.phone;
  return values[field as TextField] ?? '';
}
