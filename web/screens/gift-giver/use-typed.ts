import { useState } from 'react';

/** What was typed over what is stored. What the giver has not touched follows the gift, and only what they typed is sent. */
export function useTyped<Values extends Record<string, string>>(stored: Values) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  return {
    values: { ...stored, ...typed },
    typed,
    type: (change: Partial<Values>) => setTyped({ ...typed, ...change }),
  };
}
