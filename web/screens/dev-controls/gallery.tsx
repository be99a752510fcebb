import type { ReactNode } from 'react';
import type { texts } from '../../texts/fi/dev-controls.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './gallery.module.css';

/** One component. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.cells}>{children}</div>
    </section>
  );
}

type CellProps = { name: string; wide?: boolean; room?: boolean; children: ReactNode };

/** One state of a component, with its name above. `room`: on a separate panel. */
export function Cell({ name, wide, room, children }: CellProps) {
  return (
    <div className={classNames(styles.cell, wide && styles.wide)}>
      <p className={styles.name}>{name}</p>
      <div className={room ? styles.room : undefined}>{children}</div>
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="ways">{children}</div>;
}

export function Stack({ children }: { children: ReactNode }) {
  return <div className="stack-5">{children}</div>;
}

export type ControlTexts = typeof texts;
