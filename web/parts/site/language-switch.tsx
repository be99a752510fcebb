import { pathTo } from '../../../contract/page/pages.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import css from './language-switch.module.css';

/** Language names in their own language, with `lang`. */
const OWN_NAMES = { fi: 'Suomeksi', sv: 'På svenska', en: 'In English' };

/** Keeps the page, its parameters and its query; changes the language. */
export function LanguageSwitch({ texts }: { texts: ShellTexts }) {
  const { place, scheme } = usePage();
  // Hidden with a single language.
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
