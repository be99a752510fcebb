import type { ReactNode } from 'react';
import css from './dark-room.module.css';

/** Night in both themes, with a spotlight from above; the header stands in it too. */
export function DarkRoom({ children }: { children: ReactNode }) {
  return (
    <div className={css.room} data-dark-room>
      <div className={css.spot} aria-hidden="true" />
      <div className={`wrap grid ${css.inside}`}>{children}</div>
    </div>
  );
}
