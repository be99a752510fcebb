import { useLayoutEffect, useState } from 'react';
import { fill } from '../../../../../domain/base/fill.ts';
import { isPaidReference } from '../../../../../domain/payment/paid-reference.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FormFault, FormProps } from '../action-form.ts';

type Input = { refundId: string; reference: string; paidOn: string };

/** Bank reference and date of the transfer. */
function Form({ texts, subject, onInput }: FormProps<'payRefund'>) {
  const { id, today, isAtSite, site } = subject.refund;
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState<string>(today);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told at every change of what was typed
  useLayoutEffect(() => {
    const isNamed = isPaidReference(reference);
    const faults = isNamed ? [] : [payRefundFault(id, { key: 'noReference', values: [] })];
    onInput(isNamed && paidOn ? { refundId: id, reference, paidOn } : null, faults);
  }, [reference, paidOn]);

  return (
    <>
      <TextField
        id={fieldOf(id, 'reference')}
        label={isAtSite ? fill(texts.site, site) : texts.bank}
        hint={isAtSite ? texts.siteHint : texts.bankHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        value={reference}
        onChange={setReference}
        required
      />
      <TextField
        id={fieldOf(id, 'paid-on')}
        label={texts.paidOn}
        type="date"
        autoComplete="off"
        max={today}
        value={paidOn}
        onChange={setPaidOn}
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

/** The bank reference is the reason. */
export const payRefundForm: ActionForm<'payRefund'> = {
  Form,
  reasonOf: (input) => (input as Input).reference,
};
