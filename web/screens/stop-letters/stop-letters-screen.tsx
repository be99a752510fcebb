import { useEffect, useState } from 'react';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import sun from '../../pictures/quiet-sun-480.avif';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import type { texts as stopTexts } from '../../texts/fi/stop-letters.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useHeadingFocus } from '../../ui/focus-heading.ts';

type Topic = keyof (typeof stopTexts)['topics'];

/** Opened by a letter's footer link. A person presses the button, since mail programs open links too. */
export function Screen({ texts }: ScreenProps<typeof stopTexts>) {
  const { pathTo } = usePage();
  const [isStopped, setIsStopped] = useState(false);
  const [{ topic, token }, setWish] = useState<{ topic: Topic; token: string }>({
    topic: 'reminders',
    token: '',
  });
  useEffect(() => {
    const [named, ...rest] = window.location.hash.slice(1).split('.');
    setWish({ topic: named === 'giftNews' ? 'giftNews' : 'reminders', token: rest.join('.') });
  }, []);
  const words = texts.topics[topic];
  const { isBusy, problem, attempt } = useAttempt(texts.failed);

  async function stop() {
    await callServer('AccountController', 'stopLetters', { token });
    setIsStopped(true);
  }

  useHeadingFocus(isStopped);
  return (
    <QuietPage
      kind={texts.title}
      title={isStopped ? words.stopped : words.title}
      lead={problem || (isStopped ? texts.done : words.lead)}
      isLive
      picture={sun}
    >
      {isStopped ? (
        <ButtonLink href={pathTo('My_Details')}>{texts.switches}</ButtonLink>
      ) : (
        <Button busy={isBusy} onClick={() => void attempt(stop)}>
          {words.stop}
        </Button>
      )}
    </QuietPage>
  );
}
