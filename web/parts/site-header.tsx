import { type PageName, pathTo } from '../../contract/pages.ts';
import { LANGUAGES } from '../../domain/base/language.ts';
import { usePage } from '../platform/page-context.tsx';
import type { ShellTexts } from '../platform/screen.ts';
import { BrandMark } from './brand-mark.tsx';
import css from './site-header.module.css';

type Props = { texts: ShellTexts };

const MAIN_PAGES = [
  ['buy', 'Buy_Museum_Card'],
  ['gift', 'Gift'],
  ['company', 'Company_Order'],
  ['activate', 'Activate_Card'],
  ['mine', 'My_Museum_Card'],
] as const satisfies [keyof ShellTexts, PageName][];

export function SiteHeader({ texts }: Props) {
  const page = usePage();
  return (
    <header className={css.header}>
      <div className={`wrap ${css.bar}`}>
        <a className={css.brand} href={page.pathTo('Home')}>
          <BrandMark />
          <span>{page.product.nominative}</span>
        </a>
        <nav className={css.nav} aria-label={texts.mainNavigation}>
          <MainLinks texts={texts} />
        </nav>
        <LanguageSwitch texts={texts} />
      </div>
    </header>
  );
}

function MainLinks({ texts }: Props) {
  const page = usePage();
  return (
    <ul>
      {MAIN_PAGES.map(([text, name]) => (
        <li key={name}>
          <a href={page.pathTo(name)} aria-current={page.place.name === name ? 'page' : undefined}>
            {texts[text]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Keeps the page and its parameters; only the words change. */
function LanguageSwitch({ texts }: Props) {
  const { place } = usePage();
  return (
    <nav className={css.languages} aria-label={texts.language}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={pathTo(place.name, language, place.params) + place.search}
          lang={language}
          hrefLang={language}
          aria-current={language === place.language ? 'true' : undefined}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
