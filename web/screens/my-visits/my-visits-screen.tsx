import { fill } from '../../../domain/base/fill.ts';
import { type DiaryVisit, visitSummary } from '../../../domain/my-card/visit-summary.ts';
import type { MyVisitsData } from '../../parts/my-card/my-card-data.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import { useVisits } from '../../parts/my-card/use-visits.ts';
import { VisitList } from '../../parts/my-card/visit-list.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { Notice } from '../../ui/notice.tsx';
import tableCss from '../../ui/table.module.css';
import { DiaryChoices, type MyVisitsTexts } from './diary-choices.tsx';
import css from './my-visits-screen.module.css';

/** The whole diary, town by town, with download, hide and delete. */
export function Screen({ texts, shell, data }: ScreenProps<MyVisitsTexts, MyVisitsData>) {
  const visits = useVisits(data.visitIds);
  const isHidden = data.card?.isDiaryHidden ?? false;
  return (
    <MyPage title={texts.title} texts={texts.common}>
      {isHidden && <p className="lead">{texts.hidden}</p>}
      {visits.state === 'loading' && <p role="status">{texts.loading}</p>}
      {visits.state === 'failed' && (
        <Notice kind="warning" kindLabel={shell.toast.warning}>
          {texts.failed}
        </Notice>
      )}
      {visits.state === 'here' && visits.visits.length === 0 && !isHidden && (
        <p className="lead">{texts.empty}</p>
      )}
      {visits.state === 'here' && visits.visits.length > 0 && (
        <div className={`grid ${css.diary}`}>
          <section className={`stack-5 ${css.all}`} aria-labelledby="all">
            <h2 id="all">{fill(texts.all, visits.visits.length)}</h2>
            <VisitList visits={visits.visits} />
          </section>
          <section className={`stack-5 ${css.towns}`} aria-labelledby="towns">
            <h2 id="towns">{texts.byTown}</h2>
            <TownTable visits={visits.visits} texts={texts.table} />
          </section>
        </div>
      )}
      {data.card && (
        <DiaryChoices isHidden={isHidden} visitIds={data.visitIds ?? []} texts={texts.diary} />
      )}
    </MyPage>
  );
}

type Props = { visits: DiaryVisit[]; texts: MyVisitsTexts['table'] };

function TownTable({ visits, texts }: Props) {
  return (
    <table className={tableCss.figures}>
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
