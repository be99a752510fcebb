import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { callServer } from '../../platform/call-server.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import css from './company-portal.module.css';
import type { PortalTexts, useCompanyPortal } from './use-company-portal.ts';

type Props = { desk: ReturnType<typeof useCompanyPortal>; texts: PortalTexts['takeBack'] };

/** Everything unused dies and is free again. Never one person's card: that would tell whether they have claimed it. */
export function TakeBack({ desk, texts }: Props) {
  const [isAsking, setIsAsking] = useState(false);

  function takeBack() {
    setIsAsking(false);
    void desk.run(async () => {
      const { takenBack } = await callServer('CompanyDeskController', 'takeBackCards', {
        deskKey: desk.deskKey,
      });
      return fill(texts.done, takenBack);
    });
  }

  return (
    <section aria-labelledby="take-back">
      <h2 id="take-back">{texts.heading}</h2>
      <p>{texts.body}</p>
      <Button look="secondary" busy={desk.isBusy} onClick={() => setIsAsking(true)}>
        {texts.button}
      </Button>
      <Dialog open={isAsking} title={texts.sure} onClose={() => setIsAsking(false)}>
        <p>{texts.all}</p>
        <div className={css.ways}>
          <Button onClick={takeBack}>{texts.button}</Button>
          <Button look="secondary" data-autofocus onClick={() => setIsAsking(false)}>
            {texts.cancel}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
