import { callServer } from '../../platform/call-server.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { LEAVING } from '../../platform/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  texts: { notMade: string; failed: string };
  paymentKey: string;
  /** The result is known: continue on another page. */
  onSaid: () => void;
};

/** Ends a payment attempt that the person reports as not made, so that another method can be used. */
export function NotMade({ texts, paymentKey, onSaid }: Props) {
  const { isBusy, problem, attempt } = useAttempt(() => texts.failed);

  async function say() {
    await callServer('MuseumCardGuestController', 'markPaymentNotMade', { paymentKey });
    onSaid();
    return LEAVING;
  }
  return (
    <>
      <Button look="secondary" busy={isBusy} onClick={() => void attempt(say)}>
        {texts.notMade}
      </Button>
      <p role="alert">{problem}</p>
    </>
  );
}
