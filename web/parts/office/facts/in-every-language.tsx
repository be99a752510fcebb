import type { ReactNode } from 'react';
import type { Language } from '../../../../domain/base/language.ts';
import { usePage } from '../../../platform/page-context.tsx';
import boxes from '../planned/preview-boxes.module.css';
import type { FactPageTexts } from './fact-texts.ts';
import css from './in-every-language.module.css';

type Props = {
  texts: FactPageTexts['facts']['preview'];
  draw: (language: Language) => ReactNode;
};

/** The customer's view in each language, with the components and texts of the shop. */
export function InEveryLanguage({ texts, draw }: Props) {
  const { scheme } = usePage();
  return (
    <section className={boxes.preview} aria-labelledby="fact-preview">
      <h3 id="fact-preview">{texts.heading}</h3>
      {scheme.facts.languages.map((language) => (
        <div key={language}>
          <h4>{texts.languages[language]}</h4>
          <div className={css.box} lang={language}>
            {draw(language)}
          </div>
        </div>
      ))}
    </section>
  );
}
