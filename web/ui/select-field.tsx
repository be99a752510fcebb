import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useFieldError } from './field-errors.ts';
import { controlAttributes, FieldFrame, FieldLabel, type FieldProps } from './field-frame.tsx';
import { useTypedBefore } from './typed-before.ts';

type Props = FieldProps & {
  value: string;
  options: { value: string; label: string }[];
  autoComplete: HTMLInputAutoCompleteAttribute;
  onChange: (value: string) => void;
};

/** A native list to choose from: phones show their own, and keys work as everywhere. */
export function SelectField(given: Props) {
  const props = useFieldError(given);
  const { id, value, options, onChange } = props;
  // A list has no placeholder and cannot be read-only.
  const { placeholder: _, readOnly: __, ...control } = controlAttributes(props);
  useTypedBefore(id, value, onChange);
  return (
    <FieldFrame {...props}>
      <FieldLabel {...props} />
      <select
        {...control}
        name={id}
        value={value}
        autoComplete={props.autoComplete}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
