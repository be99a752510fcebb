import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import type { DiaryVisit } from '../../../domain/my-card/visit-summary.ts';
import { usePage } from '../../platform/page-context.tsx';
import css from './visit-list.module.css';

export function VisitList({ visits }: { visits: DiaryVisit[] }) {
  const { pathTo, language } = usePage();
  return (
    <ul className={css.visits}>
      {visits.map(({ id, visitedOn, museum, slug, town, ticketPrice }) => (
        <li key={id}>
          <time dateTime={visitedOn}>{formatDate(visitedOn, language)}</time>
          <div>
            <b>
              <a href={pathTo('Museum', { slug })}>{museum}</a>
            </b>
            <br />
            <span>{town}</span>
          </div>
          <span>{ticketPrice !== null && formatMoney(ticketPrice, language)}</span>
        </li>
      ))}
    </ul>
  );
}
