import { useState } from 'react';

/** Typed changes over stored values. Untouched fields follow the gift, and only changes are sent. */
export function useTyped<Values extends Record<string, string>>(stored: Values) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  return {
    values: { ...stored, ...typed },
    typed,
    type: (change: Partial<Values>) => setTyped({ ...typed, ...change }),
  };
}
