import { useState } from 'react';
import { callServer } from '../../platform/call-server.ts';
import { loadFullPage } from '../../platform/full-page-load.ts';
import { usePage } from '../../platform/page-context.tsx';
import { useAttempt } from '../../platform/use-attempt.ts';
import { LEAVING } from '../../platform/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';
import type { TicketDeskData, TicketDeskTexts } from './ticket-desk-data.ts';

type Props = { texts: TicketDeskTexts['choice']; museums: TicketDeskData['museums'] };

/** A clerk of several museums chooses the desk for today. */
export function MuseumChoice({ texts, museums }: Props) {
  const { pathTo } = usePage();
  const { isBusy, problem, attempt } = useAttempt(() => texts.failed);
  const [chosen, setChosen] = useState<string | null>(null);

  async function choose(museumId: string) {
    setChosen(museumId);
    await callServer('DeskController', 'chooseMuseum', { museumId });
    loadFullPage(pathTo('Desk'));
    return LEAVING;
  }

  return (
    <div className="wrap page">
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      {problem && <p role="alert">{problem}</p>}
      <ul className="stack-3 start mt-6">
        {museums.map(({ id, name }) => (
          <li key={id}>
            <Button
              look="secondary"
              busy={isBusy && chosen === id}
              onClick={() => void attempt(() => choose(id))}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
