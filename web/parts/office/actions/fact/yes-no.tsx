import { RadioGroup } from '../../../../ui/radio-group.tsx';

type Props = {
  id: string;
  legend: string;
  /** The labels by value, that of yes first. */
  labels: Record<string, string>;
  isYes: boolean;
  onChange: (isYes: boolean) => void;
};

/** Two radio buttons. */
export function YesNo({ id, legend, labels, isYes, onChange }: Props) {
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
  const [yes, no] = options.map(({ value }) => value);
  return (
    <RadioGroup
      {...{ id, legend, options }}
      value={(isYes ? yes : no) ?? null}
      onChange={(value) => onChange(value === yes)}
      required
    />
  );
}
