import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { RangeForm } from './filter-input.ts';
import css from './goodwill.module.css';
import type { GoodwillTexts } from './goodwill-data.ts';

type DaysProps = {
  id: string;
  texts: GoodwillTexts;
  value: RangeForm;
  error: string | null;
  onChange: (value: RangeForm) => void;
  required?: boolean;
};

/** First and last day. */
export function Range({ legend, ...days }: DaysProps & { legend: string }) {
  return (
    <fieldset className={`stack-3 ${css.group}`}>
      <legend>{legend}</legend>
      <Days {...days} />
    </fieldset>
  );
}

export function Days({ id, texts, value, error, onChange, required = false }: DaysProps) {
  return (
    <div className="columns">
      <TextField
        id={id}
        autoComplete="off"
        type="date"
        label={texts.from}
        value={value.from}
        error={error}
        onChange={(from) => onChange({ ...value, from })}
        required={required}
      />
      <TextField
        id={`${id}-to`}
        autoComplete="off"
        type="date"
        label={texts.to}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
        required={required}
      />
    </div>
  );
}

type ChoicesProps<Value extends string> = {
  legend: string;
  options: { value: Value; label: string }[];
  chosen: Value[];
  onChange: (chosen: Value[]) => void;
};

/** None selected: no condition. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, options, chosen, onChange } = props;
  return (
    <fieldset className={`stack-3 ${css.group}`}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          id={`choice-${value}`}
          label={label}
          checked={chosen.includes(value)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </fieldset>
  );
}
