import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import table from '../../../ui/table.module.css';
import css from './goodwill.module.css';
import type { Counted, GoodwillTexts } from './goodwill-data.ts';

type Props = { counted: Counted; texts: GoodwillTexts };

/** Count, cost, exclusions with reasons, and a sample with new last days. */
export function CountedCards({ counted, texts }: Props) {
  const { formatCount } = useFormats();
  const { language } = usePage();
  const money = (euros: number) => formatMoney(fromEuros(euros), language);
  const { count, cost, annualPrice, limitDays, leftOut, sample } = counted;
  return (
    <div className={css.counted}>
      <p className={css.sum}>
        <strong>{fill(texts.cards, formatCount(count))}</strong> {fill(texts.costs, money(cost))}
      </p>
      <p className="quiet">{fill(texts.costRule, money(annualPrice))}</p>
      {leftOut.length > 0 && (
        <>
          <h3>{texts.leftOut}</h3>
          <ul className={css.leftOut}>
            {leftOut.map(({ why, count: left }) => (
              <li key={why}>
                <span>{fill(texts.why[why], limitDays)}</span> <b>{formatCount(left)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {sample.length > 0 && <Sample sample={sample} texts={texts} />}
    </div>
  );
}

function Sample({ sample, texts }: { sample: Counted['sample']; texts: GoodwillTexts }) {
  const { formatDate } = useFormats();
  const { pathTo } = usePage();
  const day = (text: string) => formatDate(localDate(text));
  return (
    <div className="section">
      <h3>{fill(texts.sample, sample.length)}</h3>
      <p className="quiet">{texts.sampleHint}</p>
      <div className={table.scroll}>
        <table className={table.rows}>
          <thead>
            <tr>
              <th scope="col">{texts.person}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {sample.map(({ personId, name, before, after }) => (
              <tr key={personId}>
                <td data-name={texts.person}>
                  <a href={pathTo('Office_Person', { id: personId })}>{name}</a>
                </td>
                <td data-name={texts.before}>{day(before)}</td>
                <td data-name={texts.after}>{day(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
