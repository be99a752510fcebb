import { useEffect, useState } from 'react';

/** Code that the first load does without: null until it is wanted and has come. A failure is tried again with the next render. */
export function useCode<Code extends object>(
  load: () => Promise<Code>,
  isWanted: boolean,
): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    if (!isWanted || code) return;
    load().then(setCode, () => {});
  });
  return code;
}

const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;
const FIRST_LOAD_MS = 3000;

/** Whether somebody is here, with a pointer, a finger or a key, or the page has long stood: what the first load left out may come. */
export function useAfterFirstLoad(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    if (isAfter) return;
    const go = () => setAfter(true);
    const timer = setTimeout(go, FIRST_LOAD_MS);
    if (document.activeElement !== document.body) go();
    for (const sign of SIGNS) document.addEventListener(sign, go, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, go);
    };
  }, [isAfter]);
  return isAfter;
}
