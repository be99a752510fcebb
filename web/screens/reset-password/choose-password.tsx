import { useState } from 'react';
import { yearOf } from '../../../domain/base/local-date.ts';
import { fieldErrors } from '../../../domain/person/field-rules.ts';
import { confirmationErrors } from '../../../domain/person/password-rules.ts';
import { fieldErrorTexts } from '../../parts/account/field-error-texts.ts';
import { errorCodeOf } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { LinkSpent, PasswordChanged } from './link-sent.tsx';
import { type NewPasswordErrors, NewPasswordForm } from './new-password-form.tsx';
import type { ResetTexts } from './problem.tsx';
import { problemOf } from './problem.tsx';

type Props = { texts: ResetTexts; shell: ShellTexts };
type Stage = 'asking' | 'done' | 'spent';

export function ChoosePassword({ texts, shell }: Props) {
  const { today } = usePage();
  const [stage, setStage] = useState<Stage>('asking');
  const { isBusy, problem, setProblem, onSubmit } = useAttempt(explain);
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [errors, setErrors] = useState<NewPasswordErrors>({});

  async function choose() {
    const found = fieldErrorTexts<'password' | 'confirmPassword'>(
      [
        ...fieldErrors('password', password, { currentYear: yearOf(today) }),
        ...confirmationErrors(password, confirmPassword),
      ],
      texts,
    );
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(first)?.focus();
    const token = window.location.hash.slice(1);
    await callServer('AccountController', 'resetPassword', { token, password });
    setStage('done');
  }

  function explain(reason: unknown) {
    if (errorCodeOf(reason) !== 'RESET_LINK_SPENT') return problemOf(reason, texts.offline);
    setStage('spent');
    return null;
  }

  function typed(set: (value: string) => void) {
    return (value: string) => {
      set(value);
      setErrors({});
      setProblem(null);
    };
  }

  if (stage === 'done') return <PasswordChanged texts={texts} />;
  if (stage === 'spent') return <LinkSpent texts={texts} />;
  return (
    <NewPasswordForm
      texts={texts}
      shell={shell}
      password={{ value: password, onChange: typed(setPassword) }}
      confirmPassword={{ value: confirmPassword, onChange: typed(setConfirmPassword) }}
      errors={errors}
      problem={problem}
      isBusy={isBusy}
      onSubmit={onSubmit(choose)}
    />
  );
}
