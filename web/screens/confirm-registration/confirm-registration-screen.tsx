import { useState } from 'react';
import type { CallOutput } from '../../../contract/call/controllers.ts';
import { NoScript } from '../../parts/form/no-script.tsx';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import sun from '../../pictures/quiet-sun-480.avif';
import { errorCodeOf } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { loadFullPage } from '../../platform/full-page-load.ts';
import { usePage } from '../../platform/page-context.tsx';
import { errorMessage } from '../../platform/read-error.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import type { texts } from '../../texts/fi/confirm-registration.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useHeadingFocus } from '../../ui/focus-heading.ts';
import { Notice } from '../../ui/notice.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';

type Confirmed = CallOutput<'CardActivationController', 'confirmRegistration'>;

/** Opened by the mailed link; nothing happens before the button is pressed, since programs open links too. */
export function Screen({ texts, shell }: ScreenProps<ConfirmTexts>) {
  const { pathTo, language } = usePage();
  const { isBusy, problem, attempt } = useAttempt(explain);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const [isSpent, setIsSpent] = useState(false);
  useHeadingFocus(confirmed !== null || isSpent);

  async function confirm() {
    const token = window.location.hash.slice(1);
    setConfirmed(await callServer('CardActivationController', 'confirmRegistration', { token }));
  }

  function explain(error: unknown) {
    if (errorCodeOf(error) !== 'CONFIRMATION_SPENT') return errorMessage(error, texts.offline);
    setIsSpent(true);
    return null;
  }

  if (confirmed) {
    const { heading, lead } = texts[confirmed.outcome];
    return (
      <QuietPage title={heading} lead={lead} picture={sun}>
        {/* Only a full load applies the new session to all pages. */}
        <Button onClick={() => loadFullPage(pathTo('My_Museum_Card'))}>{texts.open}</Button>
        {!confirmed.isSignedIn && <p className="small quiet">{texts.signInWithCode}</p>}
      </QuietPage>
    );
  }
  if (isSpent) {
    const { heading, lead, enter, otherAddress } = texts.spent;
    return (
      <QuietPage title={softHyphens(heading, language)} lead={lead} picture={sun}>
        <ButtonLink href={pathTo('Login')}>{enter}</ButtonLink>
        <ButtonLink href={pathTo('Help')} look="text">
          {otherAddress}
        </ButtonLink>
      </QuietPage>
    );
  }
  return (
    <QuietPage title={softHyphens(texts.heading, language)} lead={texts.lead} picture={sun}>
      <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
      {problem && (
        <Notice kind="error" kindLabel={shell.toast.error} live="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <Button busy={isBusy} onClick={() => void attempt(confirm)}>
        {texts.confirm}
      </Button>
      <ButtonLink href={pathTo('Home')} look="text">
        {texts.home}
      </ButtonLink>
    </QuietPage>
  );
}

export type ConfirmTexts = typeof texts;
