import { fill } from '../../../../domain/base/fill.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-texts.ts';
import css from './texts.module.css';
import type { RewordedTexts } from './texts-data.ts';

type Props = { texts: typeof fi; reworded: RewordedTexts };
type Row = RewordedTexts['texts'][number]['rows'][number];

/** Changed texts; first those whose default has changed since. */
export function RewordedList({ texts, reworded: { texts: reworded, today } }: Props) {
  const { pathTo } = usePage();
  const sorted = reworded.toSorted((a, b) => Number(isOld(b.rows)) - Number(isOld(a.rows)));
  return (
    <section className={css.section} aria-labelledby="reworded">
      <h2 id="reworded">{texts.list}</h2>
      {sorted.length === 0 && <p className="quiet">{texts.none}</p>}
      <ul className={`mt-4 ${css.hits}`}>
        {sorted.map(({ key, shipped, rows }) => (
          <li key={key}>
            <a href={`${pathTo('Office_Text')}?avain=${encodeURIComponent(key)}`}>
              {shipped?.fi ?? key}
            </a>
            {isOld(rows) && <p className="strong">{texts.outdated}</p>}
            {!shipped && <p className="strong">{texts.gone}</p>}
            <ul className="stack-2">
              {rows.map((row) => (
                <li key={`${row.language}${row.validFrom}`}>
                  <RowLine texts={texts} row={row} today={today} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isOld = (rows: Row[]) => rows.some((row) => row.isOutdated);

function RowLine({ texts, row, today }: { texts: typeof fi; row: Row; today: string }) {
  const { formatDate, formatDateTime } = useFormats();
  const { language, validFrom, text, by, at, reason } = row;
  const day = formatDate(localDate(validFrom));
  return (
    <>
      {texts.languages[language]}, {fill(validFrom > today ? texts.planned : texts.since, day)}:{' '}
      <q lang={language}>{text ?? texts.asShipped}</q>{' '}
      <span className="quiet">
        {by ?? texts.formerMember}, {formatDateTime(at)}
        {reason && `, ”${reason}”`}
      </span>
    </>
  );
}
