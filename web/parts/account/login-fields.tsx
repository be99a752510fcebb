import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { LoginTexts } from './login-errors.ts';
import type { FieldName, LoginState } from './login-state.ts';
import css from './resend-code.module.css';
import { keepReturn } from './return-target.ts';

type Props = {
  state: LoginState;
  texts: LoginTexts;
  errorPrefix: string;
  resendIn: number;
  /** Prefix of the field ids, where the page beneath may use the same ids. */
  idPrefix?: string;
  /** Omitted: no link to the reset page, which would leave this page. */
  hasForgot?: boolean;
  onType: (field: FieldName, value: string) => void;
  onPasteCode: () => void;
  onResend: () => void;
};

export function LoginFields(props: Props) {
  const { state, texts, errorPrefix, resendIn, onType, onPasteCode, onResend } = props;
  const { idPrefix = '' } = props;
  const { field, hint } = texts;
  const { pathTo, place } = usePage();
  const shared = (name: FieldName) => ({
    id: idPrefix + name,
    required: true,
    value: state[name],
    error: state.errors[name],
    errorPrefix,
    onChange: (value: string) => onType(name, value),
  });
  const waitsForCode = state.way === 'code' && state.isCodeSent;

  return (
    <>
      <TextField
        {...shared('emailAddress')}
        label={field.emailAddress}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        // One live region, in the DOM before it has text, so that screen readers announce changes.
        hint={<span role="status">{waitsForCode && texts.codeSent}</span>}
      />
      {waitsForCode && (
        <TextField
          {...shared('code')}
          label={field.oneTimeCode}
          figures
          inputMode="numeric"
          autoComplete="one-time-code"
          onPaste={onPasteCode}
          hint={
            <ResendCode
              texts={texts}
              waitSeconds={resendIn}
              isBusy={state.busy !== null}
              onResend={onResend}
            />
          }
        />
      )}
      {state.way === 'password' && (
        <PasswordField
          {...shared('password')}
          label={field.password}
          autoComplete="current-password"
          showLabel={hint.showPassword}
          hideLabel={hint.hidePassword}
          hint={
            props.hasForgot && (
              <a href={keepReturn(pathTo('Reset_Password'), place)}>{texts.forgot}</a>
            )
          }
        />
      )}
    </>
  );
}

type ResendProps = {
  texts: LoginTexts;
  waitSeconds: number;
  isBusy: boolean;
  onResend: () => void;
};

function ResendCode({ texts, waitSeconds, isBusy, onResend }: ResendProps) {
  const [askedTooSoon, setAskedTooSoon] = useState(false);
  const isWaiting = waitSeconds > 0;

  function press() {
    setAskedTooSoon(isWaiting);
    if (!isWaiting) onResend();
  }

  return (
    <>
      {texts.codeHint} {/* Not `disabled`: the button stays focusable and says how long to wait. */}
      <button
        type="button"
        className={css.resend}
        aria-disabled={isWaiting || isBusy}
        onClick={press}
      >
        {texts.resend}
      </button>
      {isWaiting && <span aria-hidden="true"> ({clock(waitSeconds)})</span>}
      <HiddenText>
        <span role="status">
          {askedTooSoon && isWaiting && fill(texts.resendWait, clock(waitSeconds))}
        </span>
      </HiddenText>
    </>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
