import { controlAttributes, FieldFrame, FieldLabel, type FieldProps } from './field-frame.tsx';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import { MINUS, PLUS } from './icon-paths.ts';
import styles from './quantity-stepper.module.css';
import { useTypedBefore } from './typed-before.ts';

type Props = FieldProps & {
  /** As typed: a field that is being rewritten is empty for a moment. */
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
