import { Fragment, type ReactNode } from 'react';
import { groupInFours } from '../../../domain/base/format.ts';
import css from './time/time-page.module.css';

/** A named fact; omitted when empty. */
export type Fact = readonly [name: string, value: ReactNode];

type Props = { id: string; heading: string; facts: readonly Fact[]; children?: ReactNode };

/** Current facts, beside the timeline. */
export function FactsPanel({ id, heading, facts, children }: Props) {
  return (
    <aside className={`placard ${css.panel}`} aria-labelledby={id}>
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

/** A customer number on one line, in groups of four. */
export function CardNumber({ number }: { number: string }) {
  return (
    <span className={`${css.number} ${css.whole}`} data-copy={number}>
      {groupInFours(number)}
    </span>
  );
}

/** Breaks after the @ rather than inside a name. */
export function EmailText({ address }: { address: string }) {
  const [name = '', ...rest] = address.split('@');
  return (
    <>
      {name}
      {rest.length > 0 && '@'}
      <wbr />
      {rest.join('@')}
    </>
  );
}

export function NumberText({ children }: { children: ReactNode }) {
  return <span className={css.number}>{children}</span>;
}
