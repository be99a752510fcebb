import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { callServer } from '../../platform/call-server.ts';
import { Button } from '../../ui/button.tsx';
import { DangerQuestion } from '../../ui/danger-question.tsx';
import type { PortalTexts, useCompanyPortal } from './use-company-portal.ts';

type Props = { portal: ReturnType<typeof useCompanyPortal>; texts: PortalTexts['takeBack'] };

/** Revokes all unused codes, which are free again. Never one person's: that would reveal whether it was claimed. */
export function TakeBack({ portal, texts }: Props) {
  const [isAsking, setIsAsking] = useState(false);

  function takeBack() {
    setIsAsking(false);
    void portal.run(async () => {
      const { takenBack } = await callServer('CompanyDeskController', 'takeBackCards', {
        deskKey: portal.key,
      });
      return fill(texts.done, takenBack);
    });
  }

  return (
    <section aria-labelledby="take-back">
      <h2 id="take-back">{texts.heading}</h2>
      <p>{texts.body}</p>
      <Button look="danger" busy={portal.isBusy} onClick={() => setIsAsking(true)}>
        {texts.open}
      </Button>
      <DangerQuestion
        open={isAsking}
        title={texts.sure}
        keep={texts.cancel}
        act={texts.button}
        onKeep={() => setIsAsking(false)}
        onAct={takeBack}
      >
        {texts.all}
      </DangerQuestion>
    </section>
  );
}
