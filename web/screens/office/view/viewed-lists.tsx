import type { ReactNode } from 'react';
import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-view.ts';
import css from './view.module.css';
import type { ViewedPage } from './view-data.ts';

type Props = { viewed: ViewedPage; texts: typeof fi };
type Row = { id: string; when: string; what: ReactNode; rest: string };

/** The holder's other pages: orders, diary, and sent letters. */
export function ViewedLists({ viewed, texts }: Props) {
  const { language } = usePage();
  const { formatDate, formatDateTime, formatCount } = useFormats();
  const day = (date: string) => formatDate(localDate(date));
  const { orders, visits, letters, visitCount, page } = viewed;
  const isHidden = page.card?.isDiaryHidden ?? false;
  return (
    <>
      <List
        id="orders"
        heading={texts.orders}
        empty={texts.noOrders}
        rows={orders.map((order) => ({
          id: order.orderNumber,
          when: day(order.orderedOn),
          what: `${texts.kinds[order.kind]} ${order.orderNumber}`,
          rest: [
            formatMoney(fromEuros(order.amount), language),
            order.withdrawnOn
              ? fill(texts.withdrawn, day(order.withdrawnOn))
              : texts.states[order.state],
            order.withdrawUntil && fill(texts.withdrawUntil, day(order.withdrawUntil)),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      <List
        id="diary"
        heading={texts.diary}
        empty={isHidden ? fill(texts.diaryHidden, formatCount(visitCount)) : texts.noVisits}
        note={visitCount > visits.length && !isHidden ? fill(texts.newest, visits.length) : null}
        rows={visits.map(({ id, visitedOn, museum, town }) => ({
          id,
          when: day(visitedOn),
          what: museum,
          rest: town,
        }))}
      />
      <List
        id="letters"
        heading={texts.letters}
        empty={texts.noLetters}
        rows={letters.map(({ id, name, sentAt }) => ({
          id,
          when: formatDateTime(sentAt),
          what: name,
          rest: '',
        }))}
      />
    </>
  );
}

type ListProps = { id: string; heading: string; empty: string; note?: string | null; rows: Row[] };

function List({ id, heading, empty, note, rows }: ListProps) {
  return (
    <section className={`mt-8 ${css.list}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {rows.length === 0 && <p>{empty}</p>}
      {rows.length > 0 && note && <p className="quiet">{note}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <span className="quiet">{row.when}</span>
            <span>{row.what}</span>
            <span className="quiet">{row.rest}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
