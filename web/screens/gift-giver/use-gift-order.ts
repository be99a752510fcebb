import { useEffect, useState } from 'react';
import type { CallInput } from '../../../contract/call/controllers.ts';
import { giftMark } from '../../../domain/gift/gift-mark.ts';
import type { GiftOrder } from '../../parts/gift/gift-data.ts';
import { callServer } from '../../platform/call-server.ts';
import { downloadFile } from '../../platform/download-file.ts';
import { secretInLink } from '../../platform/link-secret.ts';
import { log } from '../../platform/logging/page-logger.ts';
import { errorMessage } from '../../platform/read-error.ts';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import type { texts as fi } from '../../texts/fi/gift-giver.ts';
import { showToast, withdrawToasts } from '../../ui/toast-store.ts';

type Guest = 'MuseumCardGuestController';
type Update = Omit<CallInput<Guest, 'updateGift'>, 'giftKey' | 'seen'>;
type Turning = Omit<CallInput<Guest, 'turnGiftDigital'>, 'giftKey'>;
type Changed = { validationError: string | null; order: GiftOrder };

/** The order as last returned by the server, and the changes that the giver can make. */
export function useGiftChanges(giftKey: string, first: GiftOrder, texts: GiverTexts) {
  const { act, order, ...rest } = useOrder(first, texts);
  const call = <Params extends object>(params: Params) => ({ giftKey, ...params });

  return {
    ...rest,
    order,
    /** A file of the order, named after the order's number. */
    async download(path: '/gifts/pdf' | '/gifts/receipt', which: { giftId?: string }) {
      withdrawToasts(texts.failed);
      try {
        await downloadFile(path, call(which), `${order.orderNumber}.pdf`);
      } catch (error) {
        log('ERROR', 'gift file not opened', { error, source: 'gift-giver' });
        showToast({ label: texts.failed, variant: 'error' });
      }
    },
    update(change: Update) {
      const gift = order.gifts.find(({ giftId }) => giftId === change.giftId);
      const asked = call({ ...change, ...(gift && { seen: giftMark(gift) }) });
      return act(change.giftId, texts.saved, () =>
        callServer('MuseumCardGuestController', 'updateGift', asked),
      );
    },
    resend: (giftId: string) =>
      act(giftId, texts.resent, () =>
        callServer('MuseumCardGuestController', 'resendGift', call({ giftId })),
      ),
    turn: (change: Turning) =>
      act(change.giftId, texts.turned, () =>
        callServer('MuseumCardGuestController', 'turnGiftDigital', call(change)),
      ),
  };
}

/** One change at a time: the order after it, or the reason of its refusal. */
function useOrder(first: GiftOrder, texts: GiverTexts) {
  const [order, setOrder] = useState(first);
  const { isBusy, whileBusy } = useOneAtATime();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ giftId: string; text: string } | null>(null);

  /** Reason of a refusal, or null. */
  async function refusalOf(call: () => Promise<Changed>): Promise<string | null> {
    try {
      const answer = await call();
      setOrder(answer.order);
      return answer.validationError;
    } catch (error) {
      log('ERROR', 'gift not changed', { error, source: 'gift-giver' });
      return errorMessage(error, texts.failed);
    }
  }

  /** True when it was done. */
  async function act(giftId: string, done: string, call: () => Promise<Changed>): Promise<boolean> {
    let isDone = false;
    await whileBusy(async () => {
      setBusyWith(giftId);
      setProblem(null);
      withdrawToasts(texts.refused);
      const text = await refusalOf(call);
      isDone = text === null;
      if (text === null) return showToast({ label: done, variant: 'success' });
      // Toasts disappear, so the message is also shown at the gift.
      setProblem({ giftId, text });
      showToast({ label: texts.refused, message: text, variant: 'error' });
    });
    return isDone;
  }

  return {
    order,
    act,
    problemOf: (giftId: string) => (problem?.giftId === giftId ? problem.text : null),
    /** This gift's button is busy; the others are disabled. */
    pressOf: (giftId: string) => ({
      busy: isBusy && busyWith === giftId,
      'aria-disabled': isBusy || undefined,
    }),
  };
}

const KEY_PARAMETER = 'avain';

export type Opened =
  | { state: 'looking' | 'missing' | 'failed' }
  | { state: 'open'; giftKey: string; order: GiftOrder };

/** The order of the secret link. The browser never sends the key in a URL. */
export function useGiftOrder(path: string): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'looking' });
  useEffect(() => {
    const giftKey = secretInLink(KEY_PARAMETER);
    if (!giftKey) return setOpened({ state: 'missing' });
    // Old links have the key in the query: moved to the fragment, which a reload does not send.
    const address = `${path}#${new URLSearchParams({ [KEY_PARAMETER]: giftKey })}`;
    window.history.replaceState(window.history.state, '', address);
    callServer('MuseumCardGuestController', 'getGiftOrder', { giftKey }).then(
      (order) => setOpened({ state: 'open', giftKey, order }),
      ({ status = 0 }: { status?: number }) =>
        setOpened({ state: status >= 400 && status < 500 ? 'missing' : 'failed' }),
    );
  }, [path]);
  return opened;
}

export type GiverTexts = typeof fi;
export type GiverGift = GiftOrder['gifts'][number];
