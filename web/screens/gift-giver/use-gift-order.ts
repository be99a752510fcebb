import { useEffect, useState } from 'react';
import type { GiftOrder } from '../../parts/gift/gift-data.ts';
import { callServer } from '../../platform/call-server.ts';
import { secretInLink } from '../../platform/link-secret.ts';

const KEY_PARAMETER = 'avain';

export type Opened =
  | { state: 'looking' | 'missing' | 'failed' }
  | { state: 'open'; giftKey: string; order: GiftOrder };

/** The order behind the secret of the address. The key never leaves the browser in an address. */
export function useGiftOrder(path: string): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'looking' });
  useEffect(() => {
    const giftKey = secretInLink(KEY_PARAMETER);
    if (!giftKey) return setOpened({ state: 'missing' });
    // An old link has it in the query: from now on it stands where a reload does not send it.
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
