import { LANGUAGES } from '../../../domain/base/language.ts';
import { differenceOf, paragraphsOf } from '../../../domain/document/difference.ts';
import type { DocumentWords } from '../../../domain/document/document.ts';
import type { texts as fi } from '../../texts/fi/parts/document-difference.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import css from './differences.module.css';

type Props = { texts: typeof fi; before: DocumentWords; words: DocumentWords };

/** Removed and added text, paragraph by paragraph, in each language. */
export function Differences({ texts, before, words }: Props) {
  return LANGUAGES.map((language) => {
    const found = differenceOf(paragraphsOf(before, language), paragraphsOf(words, language));
    const changed = found.filter(({ kind }) => kind !== 'same');
    return (
      <section key={language} className={`mt-4 ${css.language}`}>
        <h3>{texts.languages[language]}</h3>
        {changed.length === 0 && <p className="quiet">{texts.none}</p>}
        <ul lang={language} className={`stack-2 breaks ${css.changes}`}>
          {changed.map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph may be gone and new again
            <li key={index} data-kind={kind}>
              <HiddenText>{kind === 'gone' ? texts.gone : texts.new} </HiddenText>
              {kind === 'gone' ? <del>{text}</del> : <ins>{text}</ins>}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
