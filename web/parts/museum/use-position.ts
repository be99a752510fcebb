import { useEffect, useState } from 'react';
import type { Place } from '../../../domain/museum/distance.ts';

type Search = 'none' | 'searching' | 'failed';
const TIMEOUT_MS = 15_000;

/**
 * The visitor's position while it is wanted. The browser asks for permission on a press only; a page whose address
 * requests the position reads it where permission was already granted. It never leaves the device.
 */
export function usePosition(isWanted: boolean, wasPressed: boolean) {
  const [position, setPosition] = useState<Place | null>(null);
  const [search, setSearch] = useState<Search>('none');

  useEffect(() => {
    if (!isWanted) {
      setPosition(null);
      setSearch('none');
      return;
    }
    let isLeft = false;
    const ask = () => {
      setSearch('searching');
      navigator.geolocation?.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          if (isLeft) return;
          setPosition({ latitude, longitude });
          setSearch('none');
        },
        () => !isLeft && setSearch('failed'),
        { timeout: TIMEOUT_MS },
      );
    };
    if (!navigator.geolocation) setSearch('failed');
    else if (wasPressed) ask();
    else whenAllowed(() => !isLeft && ask());
    return () => {
      isLeft = true;
    };
  }, [isWanted, wasPressed]);

  return { position, search };
}

function whenAllowed(act: () => void): void {
  navigator.permissions?.query({ name: 'geolocation' }).then(
    ({ state }) => {
      if (state === 'granted') act();
    },
    () => {},
  );
}
