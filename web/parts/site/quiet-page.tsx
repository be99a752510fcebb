import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import css from './quiet-page.module.css';

type Props = {
  /** Small line above the heading. */
  kind?: string;
  title: string;
  lead: ReactNode;
  /** The next step, and at most one alternative. */
  children: ReactNode;
  /** Picture in the frame; a card has no frame. */
  picture: string | { card: ReactNode };
  /** Part of a page that has a heading. */
  isInside?: boolean;
  /** The lead is a live region: it changes after an action here. */
  isLive?: boolean;
};

/** A message page with a picture, a few words and the next step: refused, offline, empty, confirm, error. */
export function QuietPage(props: Props) {
  const { kind, title, lead, children, picture, isInside = false, isLive = false } = props;
  return (
    <div className={classNames('floor', css.room, isInside && css.inside)}>
      <div className={classNames(css.wall, !isInside && 'wrap')}>
        {typeof picture === 'string' ? (
          <div className={css.rod}>
            <img src={picture} alt="" width="480" height="768" />
          </div>
        ) : (
          <div className={css.card}>{picture.card}</div>
        )}
        <div className={css.words}>
          {kind && <p className={css.kind}>{kind}</p>}
          {isInside ? <h2>{title}</h2> : <h1>{title}</h1>}
          <p className={classNames('lead', css.lead)} role={isLive ? 'status' : undefined}>
            {lead}
          </p>
          <div className="ways apart filling mt-8">{children}</div>
        </div>
      </div>
    </div>
  );
}
