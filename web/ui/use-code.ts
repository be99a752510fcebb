import { useEffect, useState } from 'react';

/** Lazily loaded code: null until it is wanted and loaded. A failure is retried with the next render. */
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

/** True after the first pointer, touch or key event, or a timeout: deferred code may load. */
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
