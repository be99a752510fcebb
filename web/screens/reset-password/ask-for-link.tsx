import { useEffect, useState } from 'react';
import { yearOf } from '../../../domain/base/local-date.ts';
import { fieldErrors } from '../../../domain/person/field-rules.ts';
import { fieldErrorTexts } from '../../parts/account/field-error-texts.ts';
import { keepReturn } from '../../parts/account/return-target.ts';
import { SignInActions, SignInFields, SignInLayout } from '../../parts/account/sign-in-layout.tsx';
import { SlowNotice } from '../../parts/account/slow-notice.tsx';
import { NoScript } from '../../parts/form/no-script.tsx';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import { rememberEmail, rememberedEmail } from '../../platform/remembered-email.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LinkSent } from './link-sent.tsx';
import type { ResetTexts } from './problem.tsx';
import { Problem, problemOf } from './problem.tsx';

type Props = { texts: ResetTexts; shell: ShellTexts };

export function AskForLink({ texts, shell }: Props) {
  const { today, pathTo, place } = usePage();
  const [emailAddress, setEmailAddress] = useState(rememberedEmail);
  const [isSent, setIsSent] = useState(false);
  const { isBusy, problem, setProblem, onSubmit } = useAttempt((reason) =>
    problemOf(reason, texts.offline),
  );
  const [error, setError] = useState<string>();
  useEffect(() => rememberEmail(emailAddress), [emailAddress]);

  async function ask() {
    const faults = fieldErrors('emailAddress', emailAddress, { currentYear: yearOf(today) });
    const fault = fieldErrorTexts<'emailAddress'>(faults, texts).emailAddress;
    setError(fault);
    if (fault) return document.getElementById('emailAddress')?.focus();
    await callServer('AccountController', 'requestPasswordReset', {
      emailAddress,
      retUrl: new URLSearchParams(place.search).get('retUrl'),
    });
    setIsSent(true);
  }

  function type(value: string) {
    setEmailAddress(value);
    setError(undefined);
    setProblem(null);
  }

  if (isSent) {
    return <LinkSent texts={texts} address={emailAddress} onAgain={() => setIsSent(false)} />;
  }
  return (
    <SignInLayout heading={texts.ask.heading} lead={texts.ask.lead} newcomer={texts.newcomer}>
      <form noValidate method="dialog" onSubmit={onSubmit(ask)}>
        <SignInFields>
          <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
          <Problem text={problem} title={texts.problem} shell={shell} />
          <TextField
            id="emailAddress"
            label={texts.field.emailAddress}
            required
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            value={emailAddress}
            onChange={type}
            error={error}
            errorPrefix={shell.errorPrefix}
          />
          <SignInActions>
            <Button type="submit" busy={isBusy}>
              {texts.ask.submit}
            </Button>
            <ButtonLink look="text" href={keepReturn(pathTo('Login'), place)}>
              {texts.ask.useCode}
            </ButtonLink>
          </SignInActions>
          <SlowNotice isBusy={isBusy} text={texts.slow} />
        </SignInFields>
      </form>
    </SignInLayout>
  );
}
