import { controlAttributes, FieldFrame, FieldLabel, type FieldProps } from './field-frame.tsx';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import styles from './quantity-stepper.module.css';
import { useTypedBefore } from './typed-before.ts';

// Inline, because no other page uses them.
const PLUS =
  'M222 128a6 6 0 0 1-6 6h-82v82a6 6 0 0 1-12 0v-82H40a6 6 0 0 1 0-12h82V40a6 6 0 0 1 12 0v82h82a6 6 0 0 1 6 6Z';
const MINUS = 'M222 128a6 6 0 0 1-6 6H40a6 6 0 0 1 0-12h176a6 6 0 0 1 6 6Z';

type Props = FieldProps & {
  /** As typed: empty for a moment while it is being changed. */
  value: string;
  onChange: (value: string) => void;
  min: number;
  max: number;
  lessLabel: string;
  moreLabel: string;
};

export function QuantityStepper(props: Props) {
  const { id, value, onChange, min, max, disabled } = props;
  useTypedBefore(id, value, onChange);
  const count = /^\d+$/.test(value) ? Number(value) : min;
  const set = (next: number) => onChange(String(Math.min(max, Math.max(min, next))));

  return (
    <FieldFrame {...props}>
      <button
        type="button"
        className={styles.step}
        disabled={disabled || count <= min}
        onClick={() => set(count - 1)}
      >
        <Icon path={MINUS} />
        <HiddenText>{props.lessLabel}</HiddenText>
      </button>
      <span className={styles.middle}>
        <FieldLabel {...props} />
        <input
          {...controlAttributes(props)}
          name={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      </span>
      <button
        type="button"
        className={styles.step}
        disabled={disabled || count >= max}
        onClick={() => set(count + 1)}
      >
        <Icon path={PLUS} />
        <HiddenText>{props.moreLabel}</HiddenText>
      </button>
    </FieldFrame>
  );
}
