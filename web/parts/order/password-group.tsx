import { passwordRules } from '../../../domain/person/password-rules.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { faultAt } from '../form/form-faults.ts';
import { FieldGroup, type FieldsProps } from './card-fields.tsx';
import css from './card-form.module.css';

const RULES = ['longEnough', 'hasLetter', 'hasDigit'] as const;

type Props = FieldsProps & {
  /** What is said before the fields, when there is something to say. */
  help: string | null;
};

export function PasswordGroup({ state, dispatch, texts, errorPrefix, help }: Props) {
  const { password, confirmPassword } = state.values;
  const { field, hint, rule, met: metText } = texts;
  const met = passwordRules(password);
  const shared = (name: 'password' | 'confirmPassword') => ({
    id: name,
    label: field[name],
    required: true,
    autoComplete: 'new-password' as const,
    value: state.values[name],
    onChange: (value: string) => dispatch({ type: 'typed', field: name, value }),
    error: faultAt(state.faults, name),
    errorPrefix,
    metText,
  });
  return (
    <FieldGroup legend={texts.group.password}>
      {help && <p className={css.help}>{help}</p>}
      <div className={css.stack}>
        <PasswordField
          {...shared('password')}
          showLabel={hint.showPassword}
          hideLabel={hint.hidePassword}
          rules={RULES.map((name) => ({ text: rule[name], met: met[name] }))}
        />
        <PasswordField
          {...shared('confirmPassword')}
          showLabel={hint.showConfirmation}
          hideLabel={hint.hideConfirmation}
          // The second field only ever says yes before the form is sent.
          {...(confirmPassword !== '' &&
            confirmPassword === password && { rules: [{ text: rule.isSame, met: true }] })}
        />
      </div>
    </FieldGroup>
  );
}
