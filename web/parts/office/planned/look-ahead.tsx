import { type PageName, pathTo } from '../../../../contract/pages.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { PREVIEW_DAY } from '../../../../domain/scheme/preview-day.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/look-ahead.ts';
import css from './planned.module.css';

type Props = { texts: typeof fi; page: PageName; day: string };

/** The real page as it will be on the day, in every language of the portal. */
export function LookAhead({ texts, page, day }: Props) {
  const { scheme } = usePage();
  return (
    <p className={css.looks}>
      {scheme.facts.languages.map((language) => (
        <a
          key={language}
          href={`${pathTo(page, language)}?${PREVIEW_DAY}=${day}`}
          target="_blank"
          rel="noopener"
        >
          {fill(texts.look, texts.languages[language])}
        </a>
      ))}
    </p>
  );
}
