import { useEffect, useRef } from 'react';
import { HOME_COUNTRY } from '../../../domain/person/country.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { AddressOfTown } from './post-town.ts';

/** Fills in the town of a complete postal code; a typed town is never overwritten. */
export function useTownOfZip({
  zipCode: typed,
  city,
  country = HOME_COUNTRY,
  onTown,
}: Omit<AddressOfTown, 'filled'> & { country?: string }): void {
  const zipCode = country === HOME_COUNTRY ? typed : '';
  const { language } = usePage();
  const address = useRef<AddressOfTown>({ zipCode, city, onTown, filled: '' });
  Object.assign(address.current, { zipCode, city, onTown });
  useEffect(() => {
    // Lazy, to keep the first load small. A failed load fills in nothing.
    if (/^\d{5}$/.test(zipCode))
      import('./post-town.ts')
        .then((code) => code.fillTown(address.current, language))
        .catch(() => {});
  }, [zipCode, language]);
}
