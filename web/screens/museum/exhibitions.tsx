import { calendarPath } from '../../../contract/museum/museum-files.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatDateRange } from '../../../domain/base/format.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { MuseumData, MuseumTexts } from '../../parts/museum/museum-data.ts';
import { untilText } from '../../parts/museum/museum-tile.tsx';
import { type Page, usePage } from '../../platform/page-context.tsx';
import css from './museum.module.css';

type Exhibition = MuseumData['details']['exhibitions'][number];
type Props = { museum: MuseumData['museum']; exhibitions: Exhibition[]; texts: MuseumTexts };

export function Exhibitions({ museum, exhibitions, texts }: Props) {
  const { language } = usePage();
  const { day } = museum.hours;
  const now = exhibitions.filter(({ beginsOn }) => beginsOn <= day);
  const coming = exhibitions
    .filter(({ beginsOn }) => beginsOn > day)
    .toSorted((one, other) => (one.beginsOn < other.beginsOn ? -1 : 1));
  return (
    <section className={css.section} aria-labelledby="exhibitions">
      <div className={css.head}>
        <h2 id="exhibitions">{texts.exhibitions}</h2>
        <a href={calendarPath(language, museum.slug)}>{texts.calendar}</a>
      </div>
      {exhibitions.length === 0 && <p className="lead">{texts.noExhibitions}</p>}
      <div className={css.shows}>
        {[...now, ...coming].map((show) => (
          <article key={show.id}>
            <img
              src={`/exhibition-drawings/v1/${show.id}.webp`}
              alt=""
              width="480"
              height="360"
              loading="lazy"
            />
            <h3>{show.name}</h3>
            <p className={css.when}>{whenText(show, day, texts, language)}</p>
            {show.text && <p>{show.text}</p>}
          </article>
        ))}
      </div>
    </section>
  );
}

function whenText(
  { beginsOn, endsOn }: Exhibition,
  today: LocalDate,
  texts: MuseumTexts,
  language: Page['language'],
): string {
  if (beginsOn <= today)
    return fill(texts.nowUntil, untilText(endsOn, today, texts.tile, language));
  if (endsOn) return fill(texts.coming, formatDateRange(beginsOn, endsOn, language));
  return fill(texts.comingFrom, formatDate(beginsOn, language));
}
