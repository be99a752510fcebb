import { useEffect, useState } from 'react';
import { helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import { usePage } from '../../platform/page-context.tsx';

/** The day by the device, since a kept page may be days old: a card that ended meanwhile must say so. */
export function useDeviceDay(): LocalDate {
  const { today } = usePage();
  const [day, setDay] = useState(today);
  useEffect(() => setDay(helsinkiDay(Date.now())), []);
  // A device whose clock is behind does not make the card younger than the server said.
  return day > today ? day : today;
}
