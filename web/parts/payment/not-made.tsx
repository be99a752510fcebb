import { useState } from 'react';
import { callServer } from '../../platform/call-server.ts';
import { LEAVING, useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  texts: { notMade: string; failed: string };
  paymentKey: string;
  /** The result is known: continue on another page. */
  onSaid: () => void;
};

/** Ends a payment attempt that the person reports as not made, so that another method can be used. */
export function NotMade({ texts, paymentKey, onSaid }: Props) {
  const { isBusy, whileBusy } = useOneAtATime();
  const [hasFailed, setHasFailed] = useState(false);

  async function say() {
    setHasFailed(false);
    try {
      await callServer('MuseumCardGuestController', 'markPaymentNotMade', { paymentKey });
      onSaid();
      return LEAVING;
    } catch {
      setHasFailed(true);
      return null;
    }
  }
  return (
    <>
      <Button look="secondary" busy={isBusy} onClick={() => void whileBusy(say)}>
        {texts.notMade}
      </Button>
      <p role="alert">{hasFailed && texts.failed}</p>
    </>
  );
}
