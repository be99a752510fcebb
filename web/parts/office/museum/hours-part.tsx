import { addDays, isLocalDate } from '../../../../domain/base/local-date.ts';
import { type MuseumSeason, WEEKDAYS } from '../../../../domain/museum/museum-facts.ts';
import { useErrorAt } from '../../../ui/field-errors.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { DraftProps } from './draft-props.ts';
import css from './museum-editor.module.css';
import { RowList } from './row-list.tsx';
import { SpansField } from './typed-fields.tsx';
import { WordsFields } from './words-fields.tsx';

/** Seasons with weekly hours; a season without hours is closed. */
export function HoursPart({ texts, draft, change, today }: DraftProps) {
  const { seasons } = draft;
  const nextDay = () => {
    const ends = seasons.map(({ endsOn }) => endsOn ?? '').toSorted();
    const last = ends.at(-1) ?? '';
    return isLocalDate(last) ? addDays(last, 1) : seasons.length === 0 ? today : '';
  };
  return (
    <>
      <p className={css.hint}>{texts.hoursHint}</p>
      <RowList<MuseumSeason>
        texts={texts}
        rows={seasons}
        onChange={(rows) => change({ seasons: rows })}
        name={texts.season}
        add={texts.addSeason}
        newRow={() => ({ beginsOn: nextDay(), endsOn: null, hours: [] })}
        most={60}
        draw={(season, set, index) => (
          <Season texts={texts} season={season} onChange={set} id={`seasons-${index}`} />
        )}
      />
    </>
  );
}

type SeasonProps = Pick<DraftProps, 'texts'> & {
  season: MuseumSeason;
  onChange: (season: MuseumSeason) => void;
  id: string;
};

function Season({ texts, season, onChange, id }: SeasonProps) {
  return (
    <>
      <Days
        id={id}
        texts={texts}
        value={season}
        onChange={(days) => onChange({ ...season, ...days })}
      />
      <div className={`stack-3 ${css.week}`}>
        {WEEKDAYS.map((weekday) => (
          <SpansField
            key={weekday}
            id={`${id}-hours-${weekday}`}
            label={texts.words.weekdays[weekday - 1] ?? ''}
            texts={texts}
            value={season.hours.filter((span) => span.weekday === weekday)}
            onChange={(spans) =>
              onChange({
                ...season,
                hours: [
                  ...season.hours.filter((span) => span.weekday !== weekday),
                  ...spans.map(({ opens, closes }) => ({ weekday, opens, closes })),
                ],
              })
            }
          />
        ))}
      </div>
    </>
  );
}

type Span = { beginsOn: string; endsOn: string | null };
type DaysProps = Pick<DraftProps, 'texts'> & {
  id: string;
  value: Span;
  onChange: (days: Span) => void;
};

/** First and last day; no last day: open-ended. */
export function Days({ id, texts, value, onChange }: DaysProps) {
  const { beginsOn, endsOn } = value;
  const errorAt = useErrorAt();
  return (
    <div className="columns">
      <TextField
        autoComplete="off"
        id={`${id}-beginsOn`}
        error={errorAt(`${id}-beginsOn`)}
        type="date"
        label={texts.beginsOn}
        value={beginsOn}
        onChange={(day) => onChange({ beginsOn: day, endsOn })}
        required
      />
      <TextField
        autoComplete="off"
        id={`${id}-endsOn`}
        error={errorAt(`${id}-endsOn`)}
        type="date"
        label={texts.endsOn}
        hint={texts.endsHint}
        value={endsOn ?? ''}
        onChange={(day) => onChange({ beginsOn, endsOn: day || null })}
      />
    </div>
  );
}

/** Exceptions: days closed or with other hours, and why. */
export function ExceptionsPart({ texts, draft, change }: DraftProps) {
  const none = { fi: '', sv: '', en: '' };
  const errorAt = useErrorAt();
  return (
    <RowList
      texts={texts}
      rows={draft.exceptions}
      onChange={(exceptions) => change({ exceptions })}
      name={texts.exception}
      add={texts.addException}
      newRow={() => ({ day: '', opens: null, closes: null, reason: none })}
      most={500}
      draw={(row, set, index) => (
        <>
          <div className="columns">
            <TextField
              autoComplete="off"
              id={`exceptions-${index}-day`}
              error={errorAt(`exceptions-${index}-day`)}
              type="date"
              label={texts.day}
              value={row.day}
              onChange={(day) => set({ ...row, day })}
              required
            />
            <SpansField
              id={`exceptions-${index}-times`}
              label={texts.timesOrClosed}
              texts={texts}
              value={row.opens === null ? [] : [{ opens: row.opens, closes: row.closes ?? '' }]}
              onChange={([first]) =>
                set({ ...row, opens: first?.opens ?? null, closes: first?.closes ?? null })
              }
            />
          </div>
          <WordsFields
            id={`exceptions-${index}-reason`}
            label={texts.reason}
            texts={texts}
            most={200}
            value={row.reason}
            onChange={(reason) => set({ ...row, reason })}
          />
        </>
      )}
    />
  );
}
