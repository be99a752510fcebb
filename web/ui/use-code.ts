import { useEffect, useEffectEvent, useState } from 'react';

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** Lazily loaded code: null until it is wanted and loaded. Retried while it fails, and when the network is back. */
export function useCode<Code extends object>(
  load: () => Promise<Code>,
  isWanted: boolean,
): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  const [failures, setFailures] = useState(0);
  const start = useEffectEvent(() => {
    load().then(setCode, () => setFailures(failures + 1));
  });
  useEffect(() => {
    if (!isWanted || code) return;
    const tryNow = () => start();
    if (failures === 0) return tryNow();
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
    const timer = setTimeout(tryNow, wait);
    window.addEventListener('online', tryNow, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryNow);
    };
  }, [isWanted, code, failures]);
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
