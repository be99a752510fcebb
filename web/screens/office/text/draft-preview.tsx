import { fill } from '../../../../domain/base/fill.ts';
import { LANGUAGES } from '../../../../domain/base/language.ts';
import { DRAFT } from '../../../../domain/wording/draft-address.ts';
import type { texts as fi } from '../../../texts/fi/office-text.ts';
import css from './text.module.css';
import type { OfficeText } from './text-data.ts';

type Props = { texts: typeof fi; places: OfficeText['places']; isSaved: boolean };

/** Where the text is used, with a link to the real page as it would be; only its author sees the draft there. */
export function DraftPreview({ texts, places, isSaved }: Props) {
  return (
    <section className={css.section} aria-labelledby="places">
      <h2 id="places">{texts.placesHeading}</h2>
      <p className="quiet" role="status">
        {isSaved ? texts.saved : texts.saveFirst}
      </p>
      <ul className={css.places}>
        {places.map(({ kind, name, paths }) => (
          <li key={`${kind}${name}`}>
            {fill(texts.places[kind], name)}
            {paths && isSaved && (
              <span className="ways">
                {LANGUAGES.map((language) => (
                  <a
                    key={language}
                    href={`${paths[language]}?${DRAFT}=1`}
                    target="_blank"
                    rel="noopener"
                  >
                    {fill(texts.look, texts.languages[language])}
                  </a>
                ))}
              </span>
            )}
            {paths && isSaved && kind === 'letter' && (
              <span className="quiet"> {texts.exampleLetter}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
