import type { FormEvent } from 'react';
import { passwordRules } from '../../../domain/person/password-rules.ts';
import { SignInActions, SignInFields, SignInLayout } from '../../parts/account/sign-in-layout.tsx';
import { SlowNotice } from '../../parts/account/slow-notice.tsx';
import { NoScript } from '../../parts/form/no-script.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { ResetTexts } from './problem.tsx';
import { Problem } from './problem.tsx';

export type NewPasswordErrors = { password?: string; confirmPassword?: string };
type Typed = { value: string; onChange: (value: string) => void };

type Props = {
  texts: ResetTexts;
  shell: ShellTexts;
  password: Typed;
  confirmPassword: Typed;
  errors: NewPasswordErrors;
  problem: string | null;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
};

export function NewPasswordForm(props: Props) {
  const { texts, shell, password, confirmPassword, errors, problem, isBusy, onSubmit } = props;
  const { choose, field, hint } = texts;
  const met = passwordRules(password.value);
  const rules = (['longEnough', 'hasLetter', 'hasDigit'] as const).map((rule) => ({
    text: choose.rules[rule],
    met: met[rule],
  }));
  const shared = {
    required: true,
    autoComplete: 'new-password',
    errorPrefix: shell.errorPrefix,
  } as const;

  return (
    <SignInLayout heading={choose.heading} lead={choose.lead} newcomer={texts.newcomer}>
      <form noValidate method="dialog" onSubmit={onSubmit}>
        <SignInFields>
          <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
          <Problem text={problem} title={texts.problem} shell={shell} />
          <PasswordField
            {...shared}
            {...password}
            id="password"
            label={field.password}
            error={errors.password}
            showLabel={hint.showPassword}
            hideLabel={hint.hidePassword}
            rules={rules}
            metText={choose.met}
          />
          <PasswordField
            {...shared}
            {...confirmPassword}
            id="confirmPassword"
            label={field.confirmPassword}
            error={errors.confirmPassword}
            showLabel={hint.showConfirmation}
            hideLabel={hint.hideConfirmation}
          />
          <SignInActions>
            <Button type="submit" busy={isBusy}>
              {choose.submit}
            </Button>
          </SignInActions>
          <SlowNotice isBusy={isBusy} text={texts.slow} />
        </SignInFields>
      </form>
    </SignInLayout>
  );
}
