import type { ReactNode } from 'react';
import css from './message-page.module.css';

type Props = {
  title: string;
  lead: string;
  /** The ways out. */
  children: ReactNode;
  art: ReactNode;
  /** What stands below the art, as on a museum wall. */
  label: ReactNode;
};

/** A room with a few words on one side and a textile on the other: for pages that have little to say. */
export function MessagePage({ title, lead, children, art, label }: Props) {
  return (
    <div className={`wrap grid page ${css.room}`}>
      <div className={css.words}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className={css.ways}>{children}</div>
      </div>
      <div className={css.art}>
        {art}
        <div className={css.label}>{label}</div>
      </div>
    </div>
  );
}
