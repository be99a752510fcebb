import { useState } from 'react';
import { isLocalDate } from '../../../../domain/base/local-date.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import css from './page-preview.module.css';

export type Named<Value extends string> = Record<Value, string>;

type DayProps = {
  label: string;
  day: string;
  first: string;
  last: string;
  onChoose: (day: string) => void;
};

/** Fetches when the date is complete and allowed. */
export function DayField({ label, day, first, last, onChoose }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      autoComplete="off"
      id="preview-day"
      type="date"
      label={label}
      min={first}
      max={last}
      value={typed ?? day}
      onChange={(value) => {
        setTyped(value);
        if (isLocalDate(value) && value >= first && value <= last) onChoose(value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

type ChoiceProps<Value extends string> = {
  legend: string;
  options: readonly Value[];
  names: Named<Value>;
  chosen: Value | undefined;
  hasFocus?: boolean;
  onChoose: (value: Value) => void;
};

export function Choices<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, names, chosen, hasFocus = false, onChoose } = props;
  return (
    <fieldset className={css.languages}>
      <legend>
        <HiddenText>{legend}</HiddenText>
      </legend>
      {options.map((each) => (
        <Button
          key={each}
          look="text"
          aria-pressed={each === chosen}
          data-autofocus={(hasFocus && each === chosen) || undefined}
          onClick={() => onChoose(each)}
        >
          {names[each]}
        </Button>
      ))}
    </fieldset>
  );
}
