import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './wall-label.module.css';

type Props = {
  title: string;
  /** The second line, in italics as on a museum wall. */
  subtitle?: string;
  className?: string;
  children?: ReactNode;
};

export function WallLabel({ title, subtitle, className, children }: Props) {
  return (
    <p className={classNames(styles.label, className)}>
      <strong>{title}</strong>
      {subtitle && <em>{subtitle}</em>}
      {children}
    </p>
  );
}
