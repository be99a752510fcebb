import { useLayoutEffect, useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FormProps } from '../action-form.ts';

/** No fields for a letter of an account: it is sent to the account's address. */
function Form({ texts, subject, onInput }: FormProps<'resendLetter'>) {
  const { id: mailId, address } = subject.letter;
  const [to, setTo] = useState(address ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the form opens
  useLayoutEffect(() => onInput({ mailId, to: address }), []);
  if (address === null) return null;
  return (
    <TextField
      autoComplete="off"
      id="resend-to"
      label={texts.to}
      type="email"
      inputMode="email"
      maxLength={80}
      value={to}
      onChange={(value) => {
        setTo(value);
        onInput(value.trim() === '' ? null : { mailId, to: value.trim() });
      }}
      required
    />
  );
}

export const resendLetterForm: ActionForm<'resendLetter'> = { Form };
