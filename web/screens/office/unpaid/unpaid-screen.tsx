import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../../domain/base/format.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { LONG_UNPAID_DAYS } from '../../../../domain/instalment/unpaid-age.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { NothingHere } from '../../../parts/office/list/nothing-here.tsx';
import { useRowsAtATime } from '../../../parts/office/list/rows-at-a-time.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-unpaid.ts';
import table from '../../../ui/table.module.css';
import css from './unpaid.module.css';
import type { Unpaid } from './unpaid-data.ts';

type Texts = typeof fi;
type Props = { unpaid: Unpaid; texts: Texts };

/** Staff: overdue monthly plans, since when, and the next automatic step. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<Unpaid>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Unpaid" data={data}>
      {(unpaid) => (
        <>
          <h1>{texts.heading}</h1>
          <p className="mt-4">{texts.lead}</p>
          <Ages unpaid={unpaid} texts={texts} />
          <Plans unpaid={unpaid} texts={texts} />
        </>
      )}
    </OfficeFrame>
  );
}

function Ages({ unpaid: { ages }, texts }: Props) {
  const { language } = usePage();
  return (
    <section aria-label={texts.ages}>
      <ul className={css.ages}>
        {ages.map(({ from, to, count, amount }) => (
          <li key={from} data-long={from > LONG_UNPAID_DAYS && count > 0 ? '' : undefined}>
            <b className={css.count}>{count}</b>
            <span>
              <b>
                {to === null ? fill(texts.longer, LONG_UNPAID_DAYS) : fill(texts.between, from, to)}
              </b>
              <span>{formatMoney(fromEuros(amount), language)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Plans({ unpaid: { plans, hasMore }, texts }: Props) {
  const { language, pathTo } = usePage();
  const { shown, more } = useRowsAtATime(plans, texts.frame);
  const { columns } = texts;
  const date = (day: string) => formatDate(localDate(day), language);
  if (plans.length === 0) return <NothingHere text={texts.nothing} />;
  return (
    <section className="section" aria-label={texts.heading}>
      <div className={table.scroll}>
        <table className={table.rows}>
          <thead>
            <tr>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, person, due, oldestDueOn, days, next }) => (
              <tr key={id}>
                <td data-name={columns.person}>
                  {person ? (
                    <a href={pathTo('Office_Person', { id: person.id })}>{person.name}</a>
                  ) : (
                    texts.gone
                  )}
                </td>
                <td data-name={columns.count}>{due.count}</td>
                <td data-name={columns.due}>{formatMoney(fromEuros(due.amount), language)}</td>
                <td data-name={columns.oldest}>{date(oldestDueOn)}</td>
                <td data-name={columns.age}>{fill(texts.days, days)}</td>
                <td data-name={columns.next}>{fill(texts.next[next.kind], date(next.on))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more}
      {hasMore && <p className="quiet">{texts.more}</p>}
    </section>
  );
}
