import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-frame.ts';
import { Button } from '../../../ui/button.tsx';

const ROWS = 50;

/** Renders a long list in chunks: thousands of rows are slow to draw. */
export function useRowsAtATime<Row>(
  rows: readonly Row[],
  { more: label }: Pick<typeof fi, 'more'>,
  step = ROWS,
) {
  const [most, setMost] = useState(step);
  const next = Math.min(step, rows.length - most);
  return {
    shown: rows.slice(0, most),
    more: next > 0 && (
      <p>
        <Button look="secondary" onClick={() => setMost(most + step)}>
          {fill(label, next)}
        </Button>
      </p>
    ),
  };
}
