import type { ReactNode } from 'react';
import styles from './caption.module.css';
import { classNames } from './class-names.ts';

type Props = {
  title: string;
  /** Second line, in italics. */
  subtitle?: string;
  className?: string;
  children?: ReactNode;
};

export function Caption({ title, subtitle, className, children }: Props) {
  return (
    <p className={classNames(styles.label, className)}>
      <strong>{title}</strong>
      {subtitle && <em>{subtitle}</em>}
      {children}
    </p>
  );
}
