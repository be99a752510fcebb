import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { SignOutLink } from '../account/sign-out-link.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import css from './site-header.module.css';
import { MainLinks, SiteMenu } from './site-menu.tsx';

export function SiteHeader({ texts }: { texts: ShellTexts }) {
  const { person, place } = usePage();
  return (
    <header className={css.header}>
      <div className={`wrap ${css.bar}`}>
        <Brand />
        <nav className={css.links} aria-label={texts.mainNavigation}>
          <MainLinks texts={texts} />
        </nav>
        <div className={css.aside}>
          {person && <SignOutLink texts={texts} />}
          <LanguageSwitch texts={texts} />
        </div>
        {/* Navigation closes the menu. */}
        <SiteMenu key={place.path} texts={texts} />
      </div>
    </header>
  );
}
