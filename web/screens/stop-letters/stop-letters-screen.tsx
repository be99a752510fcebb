import { useEffect, useState } from 'react';
import { errorMessage } from '../../parts/form/error-message.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as stopTexts } from '../../texts/fi/stop-letters.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

type Topic = keyof (typeof stopTexts)['topics'];
type Stage = { state: 'asking' | 'busy' | 'stopped'; error: string };

/** From the foot of a letter. Pressed by a person: a mail program that opens links must stop nothing. */
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

  async function stop() {
    setStage({ state: 'busy', error: '' });
    try {
      await callServer('AccountController', 'stopLetters', { token });
      setStage({ state: 'stopped', error: '' });
    } catch (error) {
      setStage({ state: 'asking', error: errorMessage(error, texts.failed) ?? texts.failed });
    }
  }

  return (
    <div className="wrap page">
      <h1>{stage.state === 'stopped' ? words.stopped : words.title}</h1>
      <p className="lead" role="status">
        {stage.error || (stage.state === 'stopped' ? texts.done : words.lead)}
      </p>
      <p>
        {stage.state === 'stopped' ? (
          <ButtonLink href={pathTo('My_Details')}>{texts.switches}</ButtonLink>
        ) : (
          <Button busy={stage.state === 'busy'} onClick={() => void stop()}>
            {words.stop}
          </Button>
        )}
      </p>
    </div>
  );
}
