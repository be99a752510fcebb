import { fill } from '../../../domain/base/fill.ts';
import { callServer } from '../../platform/call-server.ts';
import { Button } from '../../ui/button.tsx';
import type { PortalOrder, PortalTexts, useCompanyPortal } from './use-company-portal.ts';

type Props = {
  portal: ReturnType<typeof useCompanyPortal>;
  order: PortalOrder;
  texts: PortalTexts['reminder'];
};

/** Counts all invited people, not the recipients: the difference would reveal who has activated. */
export function Reminder({ portal, order, texts }: Props) {
  const remind = () =>
    portal.run(async () => {
      await callServer('CompanyDeskController', 'sendReminders', { deskKey: portal.key });
      return texts.done;
    });

  return (
    <section aria-labelledby="reminder">
      <h2 id="reminder">{texts.heading}</h2>
      <p>{texts.body}</p>
      {order.remindable > 0 ? (
        <Button look="secondary" busy={portal.isBusy} onClick={() => void remind()}>
          {fill(texts.button, order.remindable)}
        </Button>
      ) : (
        <p className="small quiet">{texts.later}</p>
      )}
    </section>
  );
}
