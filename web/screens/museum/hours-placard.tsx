import { fill } from '../../../domain/base/fill.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import { weekdayOf } from '../../../domain/museum/hours/hours.ts';
import { hoursState } from '../../../domain/museum/hours/hours-state.ts';
import type { WeekRow } from '../../../domain/museum/hours/hours-table.ts';
import {
  formatTime,
  hoursSentence,
  shortDate,
  spansText,
} from '../../parts/museum/hours-sentence.ts';
import type { MuseumData, MuseumTexts } from '../../parts/museum/museum-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import css from './placards.module.css';

type Props = Pick<MuseumData, 'museum' | 'details'> & { clock: string | null; texts: MuseumTexts };

/** Today first, then the week with equal days merged, then the exceptions of the next sixty days. */
export function HoursPlacard({ museum, details, clock, texts }: Props) {
  const { language } = usePage();
  const { hours } = museum;
  const state = hoursState(hours, clock);
  const said = { hours, place: 'page' as const, texts: texts.tile.hours, language };
  return (
    <section className={css.placard} aria-labelledby="hours">
      <h2 id="hours">{texts.hours}</h2>
      <p>
        <b>{hoursSentence({ ...said, clock: null }).sentence}</b>
        {hours.reason && ` (${hours.reason})`}
      </p>
      {state.state === 'closesSoon' && state.lastEntry && (
        <p className="small">
          {fill(texts.tile.hours.lastEntry, formatTime(state.lastEntry, language))}
        </p>
      )}
      {hours.kind === 'unknown' && <p className="small">{texts.noHours}</p>}
      <dl className={css.week}>
        {details.week.map((row) => (
          <Days key={row.from} row={row} today={weekdayOf(hours.day)} texts={texts} />
        ))}
      </dl>
      {details.exceptions.length > 0 && (
        <>
          <h3>{texts.exceptions}</h3>
          <ul className={css.exceptions}>
            {details.exceptions.map(({ from, to, span, reason }) => (
              <li key={from}>
                <span>
                  {daysText(from, to, texts, language)} {reason && softHyphens(reason, language)}
                </span>
                <b>{span ? spansText([span], language) : texts.closed}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type DaysProps = { row: WeekRow; today: number; texts: MuseumTexts };

function Days({ row: { from, to, spans }, today, texts }: DaysProps) {
  const { language } = usePage();
  const isToday = from <= today && today <= to;
  const nameOf = (weekday: number) => texts.weekdays[weekday - 1] ?? '';
  const name = from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to).toLowerCase()}`;
  const shown = language === 'en' ? name.replace(/–./, (end) => end.toUpperCase()) : name;
  return (
    <div className={isToday ? css.today : undefined}>
      <dt>{isToday ? fill(texts.today, shown) : shown}</dt>
      <dd>{spans.length > 0 ? spansText(spans, language) : texts.closed}</dd>
    </div>
  );
}

type Language = ReturnType<typeof usePage>['language'];

/** “Su 6.12.”, “To 24.12.–la 26.12.” */
function daysText(from: LocalDate, to: LocalDate, texts: MuseumTexts, language: Language) {
  const dayText = (day: LocalDate) =>
    `${texts.tile.hours.weekdays[weekdayOf(day) - 1]} ${shortDate(day, language)}`;
  const text = from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
