import { useEffect, useState } from 'react';

/** Counts down to 0 from the number that was last set. */
export function useSecondsLeft(first: number): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [left, setLeft] = useState(first);

  useEffect(() => {
    // Only the browser knows the real deadline: the server rendered a moment ago.
    const end = endsAt ?? Date.now() + first * 1000;
    const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [endsAt, first]);

  return [left, (seconds) => setEndsAt(Date.now() + seconds * 1000)];
}
