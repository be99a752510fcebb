import { type KeyboardEvent, useRef } from 'react';
import type { PageName } from '../../../contract/pages.ts';
import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { SignOutLink } from '../account/sign-out-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import css from './site-menu.module.css';

/** The menu of narrow windows. It is a plain disclosure, so it opens without scripts too. */
export function SiteMenu({ texts }: { texts: ShellTexts }) {
  const { person } = usePage();
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    menu.current.open = false;
    button.current?.focus();
  }

  return (
    <details ref={menu} className={css.menu} onKeyDown={closeOnEscape}>
      <summary ref={button}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeLinecap="round" />
        </svg>
        {texts.menu}
      </summary>
      <div className={css.panel}>
        <nav aria-label={texts.mainNavigation}>
          <MainLinks texts={texts} />
        </nav>
        {person && (
          <p className={css.person}>
            <span>{fill(texts.signedInAs, person.firstName || person.emailAddress)}</span>
            <SignOutLink texts={texts} />
          </p>
        )}
        <LanguageSwitch texts={texts} />
      </div>
    </details>
  );
}

const MAIN_PAGES = [
  ['buy', 'Buy_Museum_Card'],
  ['gift', 'Gift'],
  ['company', 'Company_Order'],
  ['activate', 'Activate_Card'],
  ['mine', 'My_Museum_Card'],
] as const satisfies [keyof ShellTexts, PageName][];

/** Where people at work begin. */
const WORK_PAGES = {
  customer: [],
  desk: [['desk', 'Desk']],
  staff: [['office', 'Office_Home']],
} as const satisfies Record<string, [keyof ShellTexts, PageName][]>;

export function MainLinks({ texts }: { texts: ShellTexts }) {
  const { pathTo, place, person } = usePage();
  const pages = [...MAIN_PAGES, ...WORK_PAGES[person?.role ?? 'customer']];
  return (
    <ul>
      {pages.map(([text, name]) => (
        <li key={name}>
          <a href={pathTo(name)} aria-current={place.name === name ? 'page' : undefined}>
            {texts[text]}
          </a>
        </li>
      ))}
    </ul>
  );
}
