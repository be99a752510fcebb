import { useEffect, useState } from 'react';

const SLOW_MS = 6_000;

/** Shown after a while, so that waiting people know the request is still running. */
export function SlowNotice({ isBusy, text }: { isBusy: boolean; text: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    setIsSlow(false);
    if (!isBusy) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <p className="small quiet" role="status" data-shown={isSlow || undefined}>
      {isSlow && text}
    </p>
  );
}
