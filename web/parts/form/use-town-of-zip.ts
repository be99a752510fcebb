import { useEffect, useRef } from 'react';
import { usePage } from '../../platform/page-context.tsx';
import type { AddressOfTown } from './post-town.ts';

/** Fills in the town of a complete postal code. A town that somebody typed always stays. */
export function useTownOfZip({ zipCode, city, onTown }: Omit<AddressOfTown, 'filled'>): void {
  const { language } = usePage();
  const address = useRef<AddressOfTown>({ zipCode, city, onTown, filled: '' });
  Object.assign(address.current, { zipCode, city, onTown });
  useEffect(() => {
    // Fetched with the first code: the first load does without it. What fails fills in nothing.
    if (/^\d{5}$/.test(zipCode))
      import('./post-town.ts')
        .then((code) => code.fillTown(address.current, language))
        .catch(() => {});
  }, [zipCode, language]);
}
