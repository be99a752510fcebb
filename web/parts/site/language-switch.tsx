import { pathTo } from '../../../contract/page/pages.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import css from './language-switch.module.css';

/** Each language by its own name, said in that language. */
const OWN_NAMES = { fi: 'Suomeksi', sv: 'På svenska', en: 'In English' };

/** Keeps the page, its parameters and its query; only the words change. */
export function LanguageSwitch({ texts }: { texts: ShellTexts }) {
  const { place, scheme } = usePage();
  // One language is no choice.
  if (scheme.facts.languages.length < 2) return null;
  return (
    <nav className={css.languages} aria-label={texts.language}>
      {scheme.facts.languages.map((language) => (
        <a
          key={language}
          href={pathTo(place.name, language, place.params) + place.search}
          lang={language}
          hrefLang={language}
          title={OWN_NAMES[language]}
          aria-current={language === place.language ? 'true' : undefined}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

export function OtherLanguages() {
  const { place, scheme } = usePage();
  const others = scheme.facts.languages.filter((language) => language !== place.language);
  return others.map((language) => (
    <li key={language}>
      <a
        href={pathTo(place.name, language, place.params) + place.search}
        lang={language}
        hrefLang={language}
      >
        {OWN_NAMES[language]}
      </a>
    </li>
  ));
}
