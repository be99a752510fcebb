import { TOTALS, type Totals } from '../../../../../domain/data-import/import-states.ts';
import { useFormats } from '../../../../parts/office/use-formats.ts';
import { HiddenText } from '../../../../ui/hidden-text.tsx';
import table from '../../../../ui/table.module.css';
import css from '../import.module.css';
import type { ImportTexts } from '../import-data.ts';

type Props = {
  texts: ImportTexts;
  signed: Totals;
  isSigned: boolean;
  /** Totals after the commit; null: not committed. */
  landed: Totals | null;
};

/** Totals before and after the commit; large enough to be read over the phone. */
export function TotalsTable({ texts, signed, isSigned, landed }: Props) {
  const { formatCount } = useFormats();
  return (
    <table className={`${table.rows} ${css.totals}`}>
      <caption>
        <HiddenText>{texts.totalsOf}</HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.figure}</th>
          <th scope="col">{isSigned ? texts.signedFigure : texts.counted}</th>
          {landed && <th scope="col">{texts.landed}</th>}
        </tr>
      </thead>
      <tbody>
        {TOTALS.map((name) => (
          <tr key={name}>
            <th scope="row">{texts.totals[name]}</th>
            <td>{formatCount(signed[name])}</td>
            {landed && (
              <td>
                {formatCount(landed[name])}{' '}
                <span className={landed[name] === signed[name] ? css.good : 'bad'}>
                  {landed[name] === signed[name] ? texts.same : texts.differs}
                </span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
