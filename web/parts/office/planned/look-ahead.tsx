import { type PageName, pathTo } from '../../../../contract/page/pages.ts';
import type { PathParams } from '../../../../contract/page/path-pattern.ts';
import { fill } from '../../../../domain/base/fill.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { PREVIEW_DAY } from '../../../../domain/scheme/preview-day.ts';
import type { texts as fi } from '../../../texts/fi/parts/look-ahead.ts';
import css from './planned.module.css';

type Props = {
  texts: typeof fi;
  page: PageName;
  params?: PathParams;
  day: string;
  /** Languages in use on that day. */
  languages: readonly Language[];
};

/** The real page on a future day, in every language of that day. */
export function LookAhead({ texts, page, params, day, languages }: Props) {
  return (
    <p className={css.looks}>
      {languages.map((language) => (
        <a
          key={language}
          href={`${pathTo(page, language, params)}?${PREVIEW_DAY}=${day}`}
          target="_blank"
          rel="noopener"
        >
          {fill(texts.look, texts.languages[language])}
        </a>
      ))}
    </p>
  );
}
