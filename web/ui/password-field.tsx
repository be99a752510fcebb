import { useState } from 'react';
import { controlAttributes, FieldFrame, FieldLabel, type FieldProps } from './field-frame.tsx';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import { EYE, EYE_CLOSED, SUCCESS } from './icon-paths.ts';
import styles from './password-field.module.css';
import { useTypedBefore } from './typed-before.ts';

export type PasswordRule = { text: string; met: boolean };

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  /** Distinguishes the buttons of two password fields in one form. */
  showLabel: string;
  hideLabel: string;
  rules?: PasswordRule[];
  /** Read after a rule that is met, for example "kunnossa". */
  metText?: string;
};

export function PasswordField(props: Props) {
  const { id, value, onChange, onBlur, name, rules, metText } = props;
  const [shown, setShown] = useState(false);
  const rulesId = `${id}-rules`;
  useTypedBefore(id, value, onChange);

  return (
    <FieldFrame {...props} below={rules && <Rules id={rulesId} rules={rules} metText={metText} />}>
      <FieldLabel {...props} />
      <input
        {...controlAttributes(props, rules && rulesId)}
        name={name ?? id}
        type={shown ? 'text' : 'password'}
        value={value}
        autoComplete={props.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <button
        type="button"
        className={styles.eye}
        aria-controls={id}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
      >
        <Icon path={shown ? EYE_CLOSED : EYE} />
        <HiddenText>{shown ? props.hideLabel : props.showLabel}</HiddenText>
      </button>
    </FieldFrame>
  );
}

type RulesProps = { id: string; rules: PasswordRule[]; metText: string | undefined };

function Rules({ id, rules, metText }: RulesProps) {
  return (
    <ul className={styles.rules} id={id}>
      {rules.map(({ text, met }) => (
        <li key={text} className={met ? styles.met : undefined}>
          {met ? <Icon path={SUCCESS} /> : <span className={styles.open} aria-hidden="true" />}
          {text}
          {met && metText && <HiddenText>: {metText}</HiddenText>}
        </li>
      ))}
    </ul>
  );
}
