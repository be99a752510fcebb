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

/** A native select: phones show their picker, and keys work as usual. */
export function SelectField(given: Props) {
  const props = useFieldError(given);
  const { id, value, options, onChange } = props;
  // A select has no placeholder and cannot be read-only.
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
