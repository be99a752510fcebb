import { Fragment, type ReactNode } from 'react';
import css from './time-page.module.css';

/** A fact with its name; what is empty is left out. */
export type Fact = readonly [name: string, value: ReactNode];

type Props = { id: string; heading: string; facts: readonly Fact[]; children?: ReactNode };

/** What holds now, beside the line of time. */
export function FactsPanel({ id, heading, facts, children }: Props) {
  return (
    <aside className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <dl className={css.facts}>
        {facts.map(
          ([name, value]) =>
            (value || value === 0) && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {children}
    </aside>
  );
}

export function NumberText({ children }: { children: ReactNode }) {
  return <span className={css.number}>{children}</span>;
}
