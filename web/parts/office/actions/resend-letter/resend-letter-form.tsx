import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FieldsProps } from '../action-form.ts';

/** Null: a letter of an account, which is sent to the account's address. */
type Typed = { to: string | null };

function Fields({ texts, typed, onChange }: FieldsProps<'resendLetter', Typed>) {
  if (typed.to === null) return null;
  return (
    <TextField
      autoComplete="off"
      id="resend-to"
      label={texts.to}
      type="email"
      inputMode="email"
      maxLength={80}
      value={typed.to}
      onChange={(to) => onChange({ to })}
      required
    />
  );
}

export const resendLetterForm: ActionForm<'resendLetter', Typed> = {
  Fields,
  begin: ({ letter }) => ({ to: letter.address }),
  inputOf(typed, { letter }) {
    const to = typed.to?.trim() ?? null;
    return to === '' ? null : { mailId: letter.id, to };
  },
};
