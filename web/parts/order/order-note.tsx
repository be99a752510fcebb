import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import css from './order.module.css';

export function OrderNote({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <p className={css.note}>
      <Icon path={icon} />
      <span>{children}</span>
    </p>
  );
}

/** What cannot be undone after paying. */
export function LockedNote({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <p className={css.locked}>
      <Icon path={icon} />
      <span>{children}</span>
    </p>
  );
}
