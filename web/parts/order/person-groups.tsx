import { passwordRules } from '../../../domain/person/password-rules.ts';
import { usePage } from '../../platform/page-context.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { AddressFields } from '../form/address-fields.tsx';
import { faultAt } from '../form/form-faults.ts';
import css from '../form/form-grid.module.css';
import { FieldGroup, type FieldsProps, Words } from './card-fields.tsx';

export function HolderGroup(props: FieldsProps) {
  const { group, hint } = props.texts;
  return (
    <FieldGroup legend={group.holder}>
      <div className={css.row}>
        <Words {...props} name="firstName" autoComplete="given-name" className={css.three} />
        <Words {...props} name="lastName" autoComplete="family-name" className={css.four} />
        <Words
          {...props}
          name="yearOfBirth"
          autoComplete="bday-year"
          inputMode="numeric"
          hint={hint.yearOfBirth}
          className={css.year}
        />
      </div>
    </FieldGroup>
  );
}

export function AddressGroup({ state, dispatch, texts, errorPrefix }: FieldsProps) {
  return (
    <FieldGroup legend={texts.group.address}>
      <div className={css.row}>
        <AddressFields
          address={state.values}
          onType={(field, value) => dispatch({ type: 'typed', field, value })}
          bind={(field) => ({
            id: field,
            label: texts.field[field],
            required: true,
            error: faultAt(state.faults, field),
            errorPrefix,
          })}
          notPosted={texts.hint.notPosted}
        />
      </div>
    </FieldGroup>
  );
}

type ContactProps = FieldsProps & {
  /** Link to change the address, which is the one of the account. */
  changeEmailHref: string | null;
};

export function ContactGroup({ changeEmailHref, ...props }: ContactProps) {
  const { state, dispatch, texts, errorPrefix } = props;
  const { language } = usePage();
  return (
    <FieldGroup legend={texts.group.contact}>
      <div className={css.row}>
        <Words
          {...props}
          name="emailAddress"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          readOnly={changeEmailHref !== null}
          className={css.all}
          hint={
            changeEmailHref === null ? (
              texts.hint.emailAddress
            ) : (
              <>
                {`${texts.emailHint} `}
                <a href={changeEmailHref}>{texts.changeEmail}</a>
              </>
            )
          }
        />
        <PhoneField
          id="phone"
          label={texts.field.phone}
          language={language}
          countryLabel={texts.field.phoneCountry}
          value={state.values.phone}
          onChange={(value) => dispatch({ type: 'phoneTyped', value })}
          error={faultAt(state.faults, 'phone')}
          errorPrefix={errorPrefix}
          hint={`${texts.hint.phone} ${texts.hint.phoneFormat}`}
          className={css.all}
        />
      </div>
    </FieldGroup>
  );
}

const RULES = ['longEnough', 'hasLetter', 'hasDigit'] as const;

type Props = FieldsProps & {
  /** Introduction above the fields, if any. */
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
      <div className="stack-5 mt-4">
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
          // The second field shows no error before the form is sent.
          {...(confirmPassword !== '' &&
            confirmPassword === password && { rules: [{ text: rule.isSame, met: true }] })}
        />
      </div>
    </FieldGroup>
  );
}
