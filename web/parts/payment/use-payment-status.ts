import { useEffect, useState } from 'react';
import type { PageName } from '../../../contract/pages.ts';
import { readFromServer } from '../../platform/call-server.ts';
import { replaceAfresh } from '../../platform/load-afresh.ts';
import { usePage } from '../../platform/page-context.tsx';
import { pageToLeaveFor } from './payment-pages.ts';
import { askStatus, type PaymentStatusData, withKey } from './payment-status-data.ts';
import type { StatusSchedule } from './status-schedule.ts';

type Options = {
  data: PaymentStatusData;
  /** How often to look again; left out where one look is enough. */
  schedule?: StatusSchedule;
  /** Where to go when nothing was told in the time there is. */
  atEnd?: PageName;
};

/** How a payment stands. Leaves for the page that tells of it when this one cannot. */
export function usePaymentStatus({ data, schedule, atEnd }: Options): PaymentStatusData['status'] {
  const { place, pathTo } = usePage();
  const { key } = data;
  const [status, setStatus] = useState(data.status);

  useEffect(() => {
    if (!schedule || data.status === 'missing') return;
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const told = await askStatus(readFromServer, key);
      if (told && told !== 'missing') setStatus(told);
    };
    // The browser slows the timers of a tab that nobody sees: whoever comes back to it is told at once.
    const lookWhenSeen = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', lookWhenSeen);
    const lookAgain = (looks: number) => {
      const wait = schedule(looks, Date.now() - began);
      if (wait === null) {
        if (atEnd) replaceAfresh(withKey(pathTo(atEnd), key));
        return;
      }
      timer = setTimeout(async () => {
        await look();
        lookAgain(looks + 1);
      }, wait);
    };
    lookAgain(0);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, [schedule, atEnd, key, data.status, pathTo]);

  useEffect(() => {
    if (status === 'missing') return;
    // What could not be asked is waited for where one waits.
    const page = pageToLeaveFor(place.name, status?.view ?? 'checking', status);
    if (page) replaceAfresh(withKey(pathTo(page), key));
  }, [status, place.name, pathTo, key]);

  return status;
}
