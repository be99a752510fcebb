import { useEffect, useEffectEvent, useState } from 'react';

const RETRY_MS = 3000;

/** Lazily loaded code: null until it is wanted and loaded. Retried while it fails, as without a network. */
export function useCode<Code extends object>(
  load: () => Promise<Code>,
  isWanted: boolean,
): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  const [failures, setFailures] = useState(0);
  const start = useEffectEvent(() => {
    load().then(setCode, () => setTimeout(setFailures, RETRY_MS, failures + 1));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure starts it again
  useEffect(() => {
    if (isWanted && !code) start();
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
