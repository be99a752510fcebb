import { useEffect, useState } from 'react';

const SLOW_MS = 6_000;

/** ux 4.4: after a while a waiting person is told that nothing is stuck. */
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
