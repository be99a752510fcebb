import type { ReactNode } from 'react';
import door from '../../pictures/ryijy-door-380.avif';
import sharpDoor from '../../pictures/ryijy-door-760.avif';
import { Caption } from '../../ui/caption.tsx';
import css from './sign-in-layout.module.css';

type Props = {
  heading: string;
  lead: ReactNode;
  newcomer: { title: string; account: string; gift: string };
  children: ReactNode;
};

/** Layout of the sign-in pages: the form on the left, a picture of a rya on the right. */
export function SignInLayout({ heading, lead, newcomer, children }: Props) {
  return (
    <div className="wrap page">
      <div className={`grid ${css.room}`}>
        <div className="main-part">
          <h1>{heading}</h1>
          <p className="lead mt-5">{lead}</p>
          {children}
        </div>
        <div className={`side-part ${css.aside}`}>
          <img
            className={css.door}
            src={door}
            srcSet={`${door} 1x, ${sharpDoor} 2x`}
            width="380"
            height="450"
            alt=""
          />
          <Caption className={css.label ?? ''} title={newcomer.title}>
            <span>{newcomer.account}</span>
            <span>{newcomer.gift}</span>
          </Caption>
        </div>
      </div>
    </div>
  );
}

/** Stacks fields and buttons below the lead. */
export function SignInFields({ children }: { children: ReactNode }) {
  return <div className={`stack-5 ${css.fields}`}>{children}</div>;
}

export function SignInActions({ children }: { children: ReactNode }) {
  return <div className="ways apart filling mt-2">{children}</div>;
}
