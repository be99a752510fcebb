import { fill } from '../../../../domain/base/fill.ts';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatList,
} from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { helsinkiDay } from '../../../../domain/base/local-date.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { Notice } from '../../../ui/notice.tsx';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import tableCss from '../../../ui/table.module.css';
import css from './keeping.module.css';
import type { Keeping, KeepingTexts } from './keeping-data.ts';

/** Staff: retention periods of append-only data, and whether the deletion job keeps up. */
export function Screen({
  texts,
  shell,
  data,
  place,
}: ScreenProps<KeepingTexts, OfficeData<Keeping>>) {
  const { language } = place;
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Keeping" data={data}>
      {(keeping) => (
        <>
          <h1>{texts.heading}</h1>
          <p className="mt-4 measure">{texts.lead}</p>
          <p className="mt-3 soft">
            {keeping.ranAt === null
              ? texts.neverRan
              : fill(texts.ran, formatDateTime(keeping.ranAt, language))}
          </p>
          {keeping.failedSteps.length > 0 && (
            <Notice kind="error" kindLabel={texts.error}>
              <p>{fill(texts.failedSteps, formatList(keeping.failedSteps, language))}</p>
            </Notice>
          )}
          <KeptTable kept={keeping.kept} texts={texts} language={language} />
          <TableSizes tables={keeping.tables} texts={texts} language={language} />
        </>
      )}
    </OfficeFrame>
  );
}

type KeptProps = { kept: Keeping['kept']; texts: KeepingTexts; language: Language };

function KeptTable({ kept, texts, language }: KeptProps) {
  return (
    <section className="mt-10" aria-labelledby="kept">
      <h2 id="kept">{texts.keptHeading}</h2>
      <table className={`mt-5 wide-width ${tableCss.figures}`}>
        <thead>
          <tr>
            <th scope="col">{texts.column.what}</th>
            <th scope="col">{texts.column.days}</th>
            <th scope="col">{texts.column.oldest}</th>
            <th scope="col">{texts.column.ended}</th>
          </tr>
        </thead>
        <tbody>
          {kept.map((row) => (
            <tr key={row.what}>
              <th scope="row">
                {softHyphens(texts.what[row.what], language)}
                {(row.failed || row.isTooLong) && (
                  <strong className={css.fault}>{row.failed ? texts.failed : texts.tooLong}</strong>
                )}
              </th>
              <td data-name={texts.column.days}>{periodText(row.days, texts)}</td>
              <td data-name={texts.column.oldest}>
                {row.oldestAt === null ? '–' : formatDate(helsinkiDay(row.oldestAt), language)}
              </td>
              <td data-name={texts.column.ended}>{formatCount(row.ended, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** 2 557 days are seven years: rules count in days, people do not. */
function periodText(days: number, { days: inDays, years }: KeepingTexts): string {
  const whole = Math.round(days / 365.25);
  const isWhole = whole > 0 && Math.abs(days - whole * 365.25) < 2;
  return isWhole ? fill(years, whole) : fill(inDays, days);
}

type SizesProps = { tables: Keeping['tables']; texts: KeepingTexts; language: Language };

function TableSizes({ tables, texts, language }: SizesProps) {
  return (
    <section className="mt-10" aria-labelledby="sizes">
      <h2 id="sizes">{texts.sizesHeading}</h2>
      <p className="mt-4 measure">{texts.sizesLead}</p>
      <table className={`mt-5 wide-width ${tableCss.figures}`}>
        <thead>
          <tr>
            <th scope="col">{texts.column.table}</th>
            <th scope="col">{texts.column.rows}</th>
            <th scope="col">{texts.column.size}</th>
          </tr>
        </thead>
        <tbody>
          {tables.map(({ name, rows, megabytes }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td data-name={texts.column.rows}>{formatCount(rows, language)}</td>
              <td data-name={texts.column.size}>
                {fill(texts.megabytes, formatCount(Math.ceil(megabytes), language))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
