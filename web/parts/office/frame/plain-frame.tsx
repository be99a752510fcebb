import type { ReactNode } from 'react';
import { usePage } from '../../../platform/page-context.tsx';
import type { ShellTexts } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-frame.ts';
import { SignOutLink } from '../../account/sign-out-link.tsx';
import { BrandMark } from '../../site/brand-mark.tsx';
import { LanguageSwitch } from '../../site/language-switch.tsx';
import { PageToasts } from '../../site/page-toasts.tsx';
import office from './office-frame.module.css';
import css from './plain-frame.module.css';
import { SessionKeeper } from './session-keeper.tsx';

type Props = { texts: typeof fi; shell: ShellTexts; children: ReactNode };

/** Layout before the office may be used: no navigation, no search. */
export function PlainFrame({ texts, shell, children }: Props) {
  const { pathTo, person } = usePage();
  return (
    <div className={css.frame}>
      <a className="skip-link" href="#content">
        {shell.skip}
      </a>
      <header className={css.top}>
        <a className={office.brand} href={pathTo('Home')}>
          <BrandMark />
          {texts.name}
        </a>
        <div className={office.me}>
          <LanguageSwitch texts={shell} />
          {person && <SignOutLink texts={shell} />}
        </div>
      </header>
      <main id="content" className={css.room} tabIndex={-1}>
        {children}
      </main>
      <PageToasts texts={shell} />
      <SessionKeeper texts={texts} shell={shell} />
    </div>
  );
}
