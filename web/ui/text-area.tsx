import { fill } from '../../domain/base/fill.ts';
import { controlAttributes, FieldFrame, FieldLabel, type FieldProps } from './field-frame.tsx';
import { HiddenText } from './hidden-text.tsx';
import styles from './text-area.module.css';
import { useTypedBefore } from './typed-before.ts';

const SPEAK_BELOW = 20;

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  maxLength: number;
  /** {0} characters of {1} are used. */
  counterText: string;
};

/** More than the limit can be typed, so that a paste is not cut unseen; the counter and the rules tell. */
export function TextArea(props: Props) {
  const { id, value, onChange, onBlur, maxLength, counterText } = props;
  useTypedBefore(id, value, onChange);
  const used = [...value].length;
  const counterId = `${id}-counter`;
  const counter = fill(counterText, used, maxLength);

  return (
    <FieldFrame
      {...props}
      tall
      below={
        <p className={styles.counter} data-over={used > maxLength || undefined}>
          <span id={counterId}>{counter}</span>
          {/* Speaks only near the limit: a count after every letter would drown the typing. */}
          <span role="status">
            {maxLength - used < SPEAK_BELOW && <HiddenText>{counter}</HiddenText>}
          </span>
        </p>
      }
    >
      <FieldLabel {...props} />
      <textarea
        {...controlAttributes(props, counterId)}
        name={id}
        value={value}
        rows={4}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
