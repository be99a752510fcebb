import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import type { DiaryVisit } from '../../../domain/visit/visit-summary.ts';
import css from './visit-list.module.css';

export function VisitList({ visits }: { visits: DiaryVisit[] }) {
  return (
    <ul className={css.visits}>
      {visits.map(({ id, visitedOn, museum, town, ticketPrice }) => (
        <li key={id}>
          <time dateTime={visitedOn}>{formatDate(visitedOn)}</time>
          <div>
            <b>{museum}</b>
            <br />
            <span>{town}</span>
          </div>
          <span>{ticketPrice !== null && formatMoney(ticketPrice)}</span>
        </li>
      ))}
    </ul>
  );
}
