import { type ReactNode, useEffect } from 'react';
import { LoomCard } from '../card/loom-card.tsx';
import type { OrderTexts } from '../order/order.ts';
import { QuietRoom } from '../site/quiet-room.tsx';

type Props = {
  title: string;
  lead: string;
  texts: OrderTexts['loom'];
  children: ReactNode;
};

/** A payment that has not come: a few words, the ways on, and the card that is still on the loom. */
export function PaymentRoom({ title, lead, texts, children }: Props) {
  // One comes here from another site: the heading says first what happened.
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, []);
  return (
    <QuietRoom
      title={title}
      lead={lead}
      art={<LoomCard firstName="" lastName="" texts={texts} />}
      label={null}
    >
      {children}
    </QuietRoom>
  );
}
