import { useLayoutEffect, useState } from 'react';
import { usePage } from '../../../../platform/page-context.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FormProps } from '../action-form.ts';
import { hundredthsIn, typedDecimals } from '../typed-amount.ts';

/** New limit of the role in the selected row. */
function Form({ texts, subject, onInput }: FormProps<'changeRefundLimit'>) {
  const { language } = usePage();
  const { role } = subject;
  const [typed, setTyped] = useState(() => typedDecimals(subject.limit, language));
  const limit = hundredthsIn(typed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told at every change of what was typed
  useLayoutEffect(() => onInput(limit === null ? null : { role, limit }), [typed]);

  return (
    <TextField
      autoComplete="off"
      id="refund-limit"
      label={texts.limit}
      hint={texts.hint}
      error={limit === null ? texts.bad : null}
      inputMode="decimal"
      maxLength={12}
      suffix="€"
      value={typed}
      onChange={setTyped}
      required
    />
  );
}

export const changeRefundLimitForm: ActionForm<'changeRefundLimit'> = { Form };
