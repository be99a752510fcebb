import { fill } from '../../domain/base/fill.ts';
import { useFieldError } from './field-errors.ts';
import { controlAttributes, FieldFrame, FieldLabel, type FieldProps } from './field-frame.tsx';
import { HiddenText } from './hidden-text.tsx';
import styles from './text-area.module.css';
import { useTypedBefore } from './typed-before.ts';

const SPEAK_BELOW = 20;

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Maximum length, and the counter's text: {0} of {1} characters are used. */
  counter?: { most: number; text: string };
};

/** More than the limit can be typed, so that a paste is not cut silently; the counter and validation report it. */
export function TextArea(given: Props) {
  const props = useFieldError(given);
  const { id, value, onChange, onBlur, counter } = props;
  useTypedBefore(id, value, onChange);
  const counterId = `${id}-counter`;

  return (
    <FieldFrame
      {...props}
      tall
      below={counter && <Counter {...counter} id={counterId} used={[...value].length} />}
    >
      <FieldLabel {...props} />
      <textarea
        {...controlAttributes(props, counter && counterId)}
        name={id}
        value={value}
        rows={4}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

type CounterProps = { id: string; used: number; most: number; text: string };

function Counter({ id, used, most, text }: CounterProps) {
  const told = fill(text, used, most);
  return (
    <p className={styles.counter} data-over={used > most || undefined}>
      <span id={id}>{told}</span>
      {/* Announced only near the limit: a count after every letter would be too much. */}
      <span role="status">{most - used < SPEAK_BELOW && <HiddenText>{told}</HiddenText>}</span>
    </p>
  );
}
