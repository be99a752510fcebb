import { type DiaryVisit, visitSummary } from '../../../domain/my-card/visit-summary.ts';
import css from './my-visits-screen.module.css';
import type { MyVisitsTexts } from './my-visits-texts.ts';

type Props = { visits: DiaryVisit[]; texts: MyVisitsTexts['table'] };

export function TownTable({ visits, texts }: Props) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{texts.town}</th>
          <th scope="col">{texts.visits}</th>
        </tr>
      </thead>
      <tbody>
        {visitSummary(visits).towns.map(({ town, visits: count }) => (
          <tr key={town}>
            <th scope="row">{town}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
