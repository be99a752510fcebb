import { useEffect, useState } from 'react';
import type { Look } from './desk-state.ts';
import { playTone } from './desk-tones.ts';

const MUTED = 'museumCard.deskMuted';

/** A tone for each new result, unless this device was told to be quiet. */
export function useSound(look: Look, resultKey: string) {
  const [isMuted, setIsMuted] = useState(false);
  useEffect(() => setIsMuted(stored()), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what is new; switching the sound plays nothing
  useEffect(() => {
    if (!isMuted) playTone(look);
  }, [look, resultKey]);

  function toggle(): void {
    setIsMuted(!isMuted);
    store(!isMuted);
  }
  return { isMuted, toggle };
}

function stored(): boolean {
  try {
    return window.localStorage.getItem(MUTED) === 'yes';
  } catch {
    return false;
  }
}

function store(isMuted: boolean): void {
  try {
    window.localStorage.setItem(MUTED, isMuted ? 'yes' : 'no');
  } catch {
    // Where nothing can be stored, the choice holds until the page is closed.
  }
}
