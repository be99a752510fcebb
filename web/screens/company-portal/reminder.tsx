import { fill } from '../../../domain/base/fill.ts';
import { callServer } from '../../platform/call-server.ts';
import { Button } from '../../ui/button.tsx';
import type { PortalOrder, PortalTexts, useCompanyPortal } from './use-company-portal.ts';

type Props = {
  desk: ReturnType<typeof useCompanyPortal>;
  order: PortalOrder;
  texts: PortalTexts['reminder'];
};

/** Counts the invited, not those who are written to: the difference would tell who has activated. */
export function Reminder({ desk, order, texts }: Props) {
  const remind = () =>
    desk.run(async () => {
      await callServer('CompanyDeskController', 'sendReminders', { deskKey: desk.deskKey });
      return texts.done;
    });

  return (
    <section aria-labelledby="reminder">
      <h2 id="reminder">{texts.heading}</h2>
      <p>{texts.body}</p>
      {order.remindable > 0 ? (
        <Button look="secondary" busy={desk.isBusy} onClick={() => void remind()}>
          {fill(texts.button, order.remindable)}
        </Button>
      ) : (
        <p className="small quiet">{texts.later}</p>
      )}
    </section>
  );
}
