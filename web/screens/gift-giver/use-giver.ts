import { useState } from 'react';
import type { CallInput } from '../../../contract/controllers.ts';
import type { GiftOrder } from '../../parts/gift-data.ts';
import { CallError } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { log } from '../../platform/logging/page-logger.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { GiverTexts } from './giver-texts.ts';

type Guest = 'MuseumCardGuestController';
type Update = Omit<CallInput<Guest, 'updateGift'>, 'giftKey'>;
type Turning = Omit<CallInput<Guest, 'turnGiftDigital'>, 'giftKey'>;
type Changed = { validationError: string | null; order: GiftOrder };

/** The order as the server last told it, and what the giver can do to its gifts. */
export function useGiver(giftKey: string, first: GiftOrder, texts: GiverTexts) {
  const [order, setOrder] = useState(first);
  const [isBusy, setBusy] = useState(false);

  /** True when it was done. */
  async function act(call: () => Promise<Changed>, done: string): Promise<boolean> {
    setBusy(true);
    try {
      const answer = await call();
      setOrder(answer.order);
      if (!answer.validationError) showToast({ label: done, variant: 'success' });
      else refuse(answer.validationError);
      return answer.validationError === null;
    } catch (error) {
      log('ERROR', 'gift not changed', { error, source: 'gift-giver' });
      refuse(
        error instanceof CallError && error.isReadable ? error.messages.join('\n') : texts.failed,
      );
      return false;
    } finally {
      setBusy(false);
    }
  }
  const refuse = (message: string) =>
    showToast({ label: texts.refused, message, variant: 'error' });
  const call = <Params extends object>(params: Params) => ({ giftKey, ...params });

  return {
    order,
    isBusy,
    update: (change: Update) =>
      act(() => callServer('MuseumCardGuestController', 'updateGift', call(change)), texts.saved),
    resend: (giftId: string) =>
      act(
        () => callServer('MuseumCardGuestController', 'resendGift', call({ giftId })),
        texts.resent,
      ),
    turn: (change: Turning) =>
      act(
        () => callServer('MuseumCardGuestController', 'turnGiftDigital', call(change)),
        texts.turned,
      ),
  };
}
