import { useEffect, useState } from 'react';
import type { WithdrawalData, WithdrawalOrder } from '../../parts/withdrawal/withdrawal-data.ts';
import { callServer } from '../../platform/call-server.ts';
import { secretInLink } from '../../platform/link-secret.ts';

const KEY_PARAMETER = 'avain';

type Asked = WithdrawalData['asked'];
type Linked =
  | { state: 'looking' | 'none' }
  | { state: 'found'; order: WithdrawalOrder; asked: Asked };

/** The order by the key of the mailed link, which only this browser knows. `looking` until the address has been read. */
export function useLinkedOrder({ orderNumber }: Asked): Linked {
  const [linked, setLinked] = useState<Linked>({ state: 'looking' });
  useEffect(() => {
    const withdrawalKey = secretInLink(KEY_PARAMETER)?.slice(0, 100);
    if (!withdrawalKey || !orderNumber) return setLinked({ state: 'none' });
    const asked = { orderNumber, withdrawalKey };
    callServer('WithdrawalController', 'openWithdrawal', asked).then(
      (order) => setLinked({ state: 'found', order, asked }),
      () => setLinked({ state: 'none' }),
    );
  }, [orderNumber]);
  return linked;
}
