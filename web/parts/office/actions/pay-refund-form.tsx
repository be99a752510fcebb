import { useLayoutEffect, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { ActionForm, FormProps } from './action-form.ts';

type Input = { refundId: string; reference: string; paidOn: string };

/** Under which reference it was sent, and when. */
function Form({ texts, subject, onInput }: FormProps<'payRefund'>) {
  const { id, today, isAtSite, site } = subject.refund;
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState<string>(today);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told at every change of what was typed
  useLayoutEffect(
    () => onInput(reference.trim() && paidOn ? { refundId: id, reference, paidOn } : null),
    [reference, paidOn],
  );

  return (
    <>
      <TextField
        id={`reference-${id}`}
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
        id={`paid-on-${id}`}
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

/** The reference says by itself why. */
export const payRefundForm: ActionForm<'payRefund'> = {
  Form,
  reasonOf: (input) => (input as Input).reference,
};
