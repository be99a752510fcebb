import type { HTMLInputAutoCompleteAttribute } from 'react';
import { faultAt } from '../../parts/form/form-faults.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { CompanyField } from './company-state.ts';
import type { CompanyTexts } from './company-texts.ts';
import type { useCompanyOrder } from './use-company-order.ts';

type Props = {
  ordering: ReturnType<typeof useCompanyOrder>;
  texts: CompanyTexts;
  shell: ShellTexts;
  name: CompanyField;
  autoComplete: HTMLInputAutoCompleteAttribute;
  hint?: string;
  isOptional?: boolean;
};

/** A text field of the form, tied to its value, its label and its fault. */
export function CompanyWords({ ordering, texts, shell, name, isOptional, ...field }: Props) {
  const { state, dispatch } = ordering;
  return (
    <TextField
      {...field}
      id={name}
      label={texts.form.field[name]}
      required={!isOptional}
      value={state.values[name]}
      onChange={(value) => dispatch({ type: 'typed', field: name, value })}
      error={faultAt(state.faults, name)}
      errorPrefix={shell.errorPrefix}
    />
  );
}
