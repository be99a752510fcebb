import { fill } from '../../../../../domain/base/fill.ts';
import { isPaidReference } from '../../../../../domain/payment/paid-reference.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FieldsProps, FormFault } from '../action-form.ts';

export type TypedPayment = { reference: string; paidOn: string };

/** Bank reference and date of the transfer. */
function Fields({ texts, subject, typed, onChange }: FieldsProps<'payRefund', TypedPayment>) {
  const { id, today, isAtSite, site } = subject.refund;
  return (
    <>
      <TextField
        id={fieldOf(id, 'reference')}
        label={isAtSite ? fill(texts.site, site) : texts.bank}
        hint={isAtSite ? texts.siteHint : texts.bankHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        value={typed.reference}
        onChange={(reference) => onChange({ reference })}
        required
      />
      <TextField
        id={fieldOf(id, 'paid-on')}
        label={texts.paidOn}
        type="date"
        autoComplete="off"
        max={today}
        value={typed.paidOn}
        onChange={(paidOn) => onChange({ paidOn })}
        required
      />
    </>
  );
}

const fieldOf = (refundId: string, name: 'reference' | 'paid-on') => `${name}-${refundId}`;

/** The field of a refusal; omitted: the refund itself is refused. */
const REFUSED_FIELDS: Partial<Record<string, 'reference' | 'paid-on'>> = {
  noReference: 'reference',
  used: 'reference',
  notYet: 'paid-on',
  tooEarly: 'paid-on',
};

/** Message of a refusal and its field; an empty field: it belongs to none. */
export function payRefundFault(refundId: string, says: Exclude<FormFault['says'], string>) {
  const name = REFUSED_FIELDS[says.key];
  return { field: name ? fieldOf(refundId, name) : '', says };
}

export const payRefundForm = {
  Fields,
  begin: ({ refund }) => ({ reference: '', paidOn: refund.today }),
  inputOf: ({ reference, paidOn }, { refund }) =>
    isPaidReference(reference) && paidOn ? { refundId: refund.id, reference, paidOn } : null,
  faultsOf: ({ reference }, { refund }) =>
    isPaidReference(reference)
      ? []
      : [payRefundFault(refund.id, { key: 'noReference', values: [] })],
  reasonOf: ({ reference }) => reference,
} satisfies ActionForm<'payRefund', TypedPayment>;
