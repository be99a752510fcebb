import { useEffect, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { errorMessage } from '../../parts/form/error-message.ts';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import sun from '../../pictures/quiet-sun-480.avif';
import { CallError } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
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
  const { isBusy, whileBusy } = useOneAtATime();
  useEffect(() => setToken(window.location.hash.slice(1)), []);
  useHeadingFocus('text' in stage && stage.state !== 'unanswered');

  async function confirm() {
    setStage({ state: 'asking' });
    try {
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
    } catch (error) {
      const isRefused = error instanceof CallError && error.errors.length > 0;
      const text = errorMessage(error, texts.failed) ?? texts.failed;
      setStage({ state: isRefused ? 'refused' : 'unanswered', text });
    }
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
        <Button busy={isBusy} onClick={() => void whileBusy(confirm)}>
          {texts.confirm}
        </Button>
      )}
    </QuietPage>
  );
}
