import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FieldsProps } from '../action-form.ts';
import { hundredthsIn, typedDecimals } from '../typed-amount.ts';

type Typed = { amount: string };

/** New limit of the role in the selected row. */
const Fields = ({ texts, typed, onChange }: FieldsProps<'changeRefundLimit', Typed>) => (
  <TextField
    autoComplete="off"
    id="refund-limit"
    label={texts.limit}
    hint={texts.hint}
    error={hundredthsIn(typed.amount) === null ? texts.bad : null}
    inputMode="decimal"
    maxLength={12}
    suffix="€"
    value={typed.amount}
    onChange={(amount) => onChange({ amount })}
    required
  />
);

export const changeRefundLimitForm: ActionForm<'changeRefundLimit', Typed> = {
  Fields,
  begin: ({ limit }, language) => ({ amount: typedDecimals(limit, language) }),
  inputOf({ amount }, { role }) {
    const limit = hundredthsIn(amount);
    return limit === null ? null : { role, limit };
  },
};
