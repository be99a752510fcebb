import { useEffect, useState } from 'react';
import { errorMessage } from '../../parts/form/error-message.ts';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import sun from '../../pictures/quiet-sun-480.avif';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import type { texts as stopTexts } from '../../texts/fi/stop-letters.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useHeadingFocus } from '../../ui/focus-heading.ts';

type Topic = keyof (typeof stopTexts)['topics'];
type Stage = { state: 'asking' | 'stopped'; error: string };

/** Opened by a letter's footer link. A person presses the button, since mail programs open links too. */
export function Screen({ texts }: ScreenProps<typeof stopTexts>) {
  const { pathTo } = usePage();
  const [stage, setStage] = useState<Stage>({ state: 'asking', error: '' });
  const [{ topic, token }, setWish] = useState<{ topic: Topic; token: string }>({
    topic: 'reminders',
    token: '',
  });
  useEffect(() => {
    const [named, ...rest] = window.location.hash.slice(1).split('.');
    setWish({ topic: named === 'giftNews' ? 'giftNews' : 'reminders', token: rest.join('.') });
  }, []);
  const words = texts.topics[topic];
  const { isBusy, whileBusy } = useOneAtATime();

  async function stop() {
    setStage({ state: 'asking', error: '' });
    try {
      await callServer('AccountController', 'stopLetters', { token });
      setStage({ state: 'stopped', error: '' });
    } catch (error) {
      setStage({ state: 'asking', error: errorMessage(error, texts.failed) ?? texts.failed });
    }
  }

  const isStopped = stage.state === 'stopped';
  useHeadingFocus(isStopped);
  return (
    <QuietPage
      kind={texts.title}
      title={isStopped ? words.stopped : words.title}
      lead={stage.error || (isStopped ? texts.done : words.lead)}
      isLive
      picture={sun}
    >
      {isStopped ? (
        <ButtonLink href={pathTo('My_Details')}>{texts.switches}</ButtonLink>
      ) : (
        <Button busy={isBusy} onClick={() => void whileBusy(stop)}>
          {words.stop}
        </Button>
      )}
    </QuietPage>
  );
}
