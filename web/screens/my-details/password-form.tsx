import { useState } from 'react';
import { errorText } from '../../../contract/texts/error-text.ts';
import { yearOf } from '../../../domain/base/local-date.ts';
import { fieldErrors } from '../../../domain/person/field-rules.ts';
import { confirmationErrors } from '../../../domain/person/password-rules.ts';
import type { MyDetailsData } from '../../parts/my-card/my-details-data.ts';
import css from '../../parts/my-card/own-form.module.css';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import { useAttempt } from '../../platform/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { MyDetailsTexts } from './my-details-texts.ts';

type Props = {
  data: MyDetailsData;
  texts: MyDetailsTexts;
  errorPrefix: string;
  withRecentSignIn: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
};

const EMPTY = { password: '', confirmPassword: '' };

export function PasswordForm({ data, texts, errorPrefix, withRecentSignIn }: Props) {
  const { today } = usePage();
  const { password: words, form } = texts;
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { isBusy, onSubmit } = useAttempt(texts.failed, { asToast: true });

  async function change() {
    const errors = [
      ...fieldErrors('password', values.password, { currentYear: yearOf(today) }),
      ...confirmationErrors(values.password, values.confirmPassword),
    ];
    const found = Object.fromEntries(errors.map((error) => [error.field, errorText(error, form)]));
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(first)?.focus();
    const { password } = values;
    await withRecentSignIn(() =>
      callServer('MyMuseumCardController', 'changePassword', { password }),
    );
    setValues(EMPTY);
    showToast({ label: words.changed, variant: 'success' });
  }

  const field = (name: keyof typeof EMPTY) => ({
    id: name,
    label: form.field[name],
    autoComplete: 'new-password' as const,
    value: values[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      setFaults({});
    },
    error: faults[name],
    errorPrefix,
  });
  return (
    <form className={`stack-5 form-width ${css.form}`} noValidate onSubmit={onSubmit(change)}>
      <h2>{data.hasPassword ? words.title : words.titleFirst}</h2>
      <PasswordField
        {...field('password')}
        hint={form.hint.password}
        showLabel={form.hint.showPassword}
        hideLabel={form.hint.hidePassword}
      />
      <PasswordField
        {...field('confirmPassword')}
        showLabel={form.hint.showConfirmation}
        hideLabel={form.hint.hideConfirmation}
      />
      <div>
        <Button type="submit" look="secondary" busy={isBusy}>
          {words.change}
        </Button>
      </div>
    </form>
  );
}
