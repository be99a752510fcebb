import { useEffect, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import sun from '../../pictures/quiet-sun-480.avif';
import { errorCodeOf } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import { errorMessage } from '../../platform/read-error.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import type { texts as newEmailTexts } from '../../texts/fi/my-new-email.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useHeadingFocus } from '../../ui/focus-heading.ts';

type Stage =
  | { state: 'asking' }
  | { state: 'done' | 'elsewhere' | 'refused' | 'unanswered'; text: string };

/** Opened by the mailed link: a person presses the button, since mail programs open links too. */
export function Screen({ texts }: ScreenProps<typeof newEmailTexts>) {
  const { pathTo } = usePage();
  const [stage, setStage] = useState<Stage>({ state: 'asking' });
  const [token, setToken] = useState('');
  const { isBusy, attempt } = useAttempt((error) => {
    const text = errorMessage(error, texts.failed) ?? texts.failed;
    setStage({ state: errorCodeOf(error) ? 'refused' : 'unanswered', text });
    return null;
  });
  useEffect(() => setToken(window.location.hash.slice(1)), []);
  useHeadingFocus('text' in stage && stage.state !== 'unanswered');

  async function confirm() {
    setStage({ state: 'asking' });
    const { emailAddress, isSignedIn } = await callServer(
      'AccountController',
      'confirmEmailChange',
      { token },
    );
    setStage(
      isSignedIn
        ? { state: 'done', text: fill(texts.done, emailAddress) }
        : { state: 'elsewhere', text: fill(texts.doneElsewhere, emailAddress) },
    );
  }

  return (
    <QuietPage
      kind={texts.kind}
      title={texts.title}
      lead={'text' in stage ? stage.text : texts.lead}
      isLive
      picture={sun}
    >
      {stage.state === 'elsewhere' ? (
        <ButtonLink href={pathTo('Login')}>{texts.signIn}</ButtonLink>
      ) : stage.state === 'done' || stage.state === 'refused' ? (
        <ButtonLink href={pathTo('My_Details')}>{texts.on}</ButtonLink>
      ) : (
        <Button busy={isBusy} onClick={() => void attempt(confirm)}>
          {texts.confirm}
        </Button>
      )}
    </QuietPage>
  );
}
