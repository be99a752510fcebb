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
import type { texts as stopTexts } from '../../texts/fi/stop-new-email.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useHeadingFocus } from '../../ui/focus-heading.ts';

type Stage = { state: 'asking' | 'stopped' | 'taken' | 'refused'; text: string };

/** Opened by the letter to the old address. A person presses the button, since mail programs open links too. */
export function Screen({ texts }: ScreenProps<typeof stopTexts>) {
  const { pathTo } = usePage();
  const [stage, setStage] = useState<Stage>({ state: 'asking', text: texts.lead });
  const [token, setToken] = useState('');
  const { isBusy, attempt } = useAttempt((error) => {
    const text = errorMessage(error, texts.failed) ?? texts.failed;
    setStage({ state: errorCodeOf(error) ? 'refused' : 'asking', text });
    return null;
  });
  useEffect(() => setToken(window.location.hash.slice(1)), []);
  useHeadingFocus(['stopped', 'taken', 'refused'].includes(stage.state));

  async function stop() {
    setStage({ state: 'asking', text: texts.lead });
    const stopped = await callServer('AccountController', 'stopEmailChange', { token });
    const state = stopped.isRestored ? 'stopped' : 'taken';
    const said = stopped.isRestored ? texts.done : texts.taken;
    setStage({ state, text: fill(said, stopped.emailAddress) });
  }

  return (
    <QuietPage kind={texts.kind} title={texts.title} lead={stage.text} isLive picture={sun}>
      {stage.state === 'stopped' && <ButtonLink href={pathTo('Login')}>{texts.signIn}</ButtonLink>}
      {(stage.state === 'taken' || stage.state === 'refused') && (
        <ButtonLink href={pathTo('Help')}>{texts.help}</ButtonLink>
      )}
      {stage.state === 'asking' && (
        <Button busy={isBusy} onClick={() => void attempt(stop)}>
          {texts.stop}
        </Button>
      )}
      {stage.state === 'asking' && !isBusy && (
        <ButtonLink href={pathTo('Home')} look="text">
          {texts.keep}
        </ButtonLink>
      )}
    </QuietPage>
  );
}
