import { fill } from '../../../domain/base/fill.ts';
import { type DiaryVisit, visitSummary } from '../../../domain/my-card/visit-summary.ts';
import { cardFields } from '../../parts/my-card/card-fields.ts';
import type { OwnCard } from '../../parts/my-card/my-card-data.ts';
import { VisitList } from '../../parts/my-card/visit-list.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { KnotMap } from './knot-map.tsx';
import css from './my-card-screen.module.css';
import type { MyCardScreenTexts } from './my-card-screen-texts.ts';
import { TownList } from './town-list.tsx';
import { VisitNumbers } from './visit-numbers.tsx';

const LATEST = 6;

type Props = { visits: DiaryVisit[]; card: OwnCard; texts: MyCardScreenTexts };

export function VisitOverview({ visits, card, texts }: Props) {
  const { pathTo, today } = usePage();
  if (visits.length === 0) return <FirstKnot texts={texts} />;
  const since = card.yearStartsOn;
  const ofYear = since ? visits.filter(({ visitedOn }) => visitedOn >= since) : visits;
  const { towns } = visitSummary(visits);
  const { view } = cardFields(card.record, today);
  return (
    <>
      <VisitNumbers
        visits={ofYear}
        yearPrice={card.yearPrice}
        isOver={view.state === 'expired'}
        texts={texts}
      />
      <div className={`grid ${css.diary}`}>
        <section className={css.map} aria-labelledby="where">
          <h2 id="where">{texts.where}</h2>
          <KnotMap towns={towns} />
          <TownList towns={towns} />
        </section>
        <section className={css.latest} aria-labelledby="latest">
          <div className={css.head}>
            <h2 id="latest">{texts.latest}</h2>
            <a href={`${pathTo('My_Visits')}#towns`}>{texts.byTown}</a>
          </div>
          <VisitList visits={visits.slice(0, LATEST)} />
          <p>
            <a href={pathTo('My_Visits')}>
              {fill(visits.length === 1 ? texts.all.one : texts.all.many, visits.length)}
            </a>
          </p>
          <p className="small quiet">{texts.ticketNote}</p>
        </section>
      </div>
    </>
  );
}

function FirstKnot({ texts: { empty } }: { texts: MyCardScreenTexts }) {
  const { pathTo } = usePage();
  return (
    <section className={css.empty}>
      <h2>{empty.title}</h2>
      <p className="lead">{empty.body}</p>
      <p>
        <a href={pathTo('Museums')}>{empty.museums}</a>
      </p>
    </section>
  );
}
