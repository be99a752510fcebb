import type { PageName } from '../../../contract/page/pages.ts';
import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { SignOutLink } from '../account/sign-out-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import css from './site-menu.module.css';

/** Menu of narrow windows. A native disclosure, so it opens without scripts; the document's script controls it. */
export function SiteMenu({ texts }: { texts: ShellTexts }) {
  const { person } = usePage();

  return (
    <details className={css.menu} data-menu="">
      <summary>
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
  ['museums', 'Museums'],
  ['buy', 'Buy_Museum_Card'],
  ['gift', 'Gift'],
  ['company', 'Company_Order'],
  ['activate', 'Activate_Card'],
  ['mine', 'My_Museum_Card'],
] as const satisfies [keyof ShellTexts, PageName][];

/** Start pages of staff. */
const WORK_PAGES = {
  customer: [],
  desk: [['desk', 'Desk']],
  staff: [['office', 'Office_Home']],
} as const satisfies Record<string, [keyof ShellTexts, PageName][]>;

export function MainLinks({ texts }: { texts: ShellTexts }) {
  const { pathTo, place, person } = usePage();
  const pages = [...MAIN_PAGES, ...WORK_PAGES[person?.role ?? 'customer']];
  const currentOf = (address: string) => {
    if (place.path === address) return 'page';
    // A page of its section.
    return place.path.startsWith(`${address}/`) ? 'true' : undefined;
  };
  return (
    <ul>
      {pages.map(([text, name]) => (
        <li key={name}>
          <a href={pathTo(name)} aria-current={currentOf(pathTo(name))}>
            {texts[text]}
          </a>
        </li>
      ))}
    </ul>
  );
}
