import { useFormats } from '../../../../parts/office/use-formats.ts';
import table from '../../../../ui/table.module.css';
import type { ImportTexts, ReportRows } from '../import-data.ts';
import { wordOf } from '../mapping/column-word.ts';
import css from './report.module.css';

type Row = ReportRows['rows'][number];

/** Each row with its line number, so that it can be corrected in the file. */
export function ReportTable({ rows, texts }: { rows: Row[]; texts: ImportTexts }) {
  const { formatCount } = useFormats();
  return (
    <table className={`${table.rows} ${css.rowsTable}`} aria-labelledby="report">
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          <th scope="col">{texts.file}</th>
          <th scope="col">{texts.outerId}</th>
          <th scope="col">{texts.verdict}</th>
          <th scope="col">{texts.why}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.kind}-${row.file}-${row.line}`}>
            <td data-name={texts.line}>{formatCount(row.line)}</td>
            <td data-name={texts.file}>{row.file}</td>
            <td data-name={texts.outerId}>
              <code>{row.outerId}</code>
            </td>
            <td data-name={texts.verdict}>
              {row.outcome ? texts.outcomes[row.outcome] : texts.verdicts[row.verdict]}
            </td>
            <td data-name={texts.why}>{whyOf(row, texts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function whyOf({ why, columns, found }: Row, texts: ImportTexts): string {
  const words = columns.map((column) => wordOf(texts, column)).join(', ');
  const names = found === null ? words : `${words} ”${found}”`;
  const reason = why ? texts.reasons[why] : '';
  return names && reason ? `${names}: ${reason}` : reason || names || '–';
}
