import { fill } from '../../../domain/base/fill.ts';
import {
  type DiaryVisit,
  type TownVisits,
  visitSummary,
} from '../../../domain/my-card/visit-summary.ts';
import { MapMarker, MuseumMapCanvas } from '../../parts/museum/museum-map-canvas.tsx';
import { cardFields } from '../../parts/my-card/card-fields.ts';
import type { OwnCard } from '../../parts/my-card/my-card-data.ts';
import { VisitList } from '../../parts/my-card/visit-list.tsx';
import { usePage } from '../../platform/page-context.tsx';
import css from './my-card-screen.module.css';
import type { MyCardScreenTexts } from './my-card-screen-texts.ts';
import townsCss from './town-list.module.css';
import { VisitNumbers } from './visit-numbers.tsx';

const LATEST = 6;

type Props = { visits: DiaryVisit[]; card: OwnCard; texts: MyCardScreenTexts };

export function VisitOverview({ visits, card, texts }: Props) {
  const { pathTo, today } = usePage();
  if (visits.length === 0) return <NoVisits told={texts.empty} museums={texts.empty.museums} />;
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
        <section className={`stack-6 ${css.map}`} aria-labelledby="where">
          <h2 id="where">{texts.where}</h2>
          <VisitMap towns={towns} />
          <TownList towns={towns} />
        </section>
        <section className={`stack-5 ${css.latest}`} aria-labelledby="latest">
          <div className={css.head}>
            <h2 id="latest">{texts.latest}</h2>
            <a href={`${pathTo('My_Visits')}#towns`}>{texts.byTown}</a>
          </div>
          <VisitList visits={visits.slice(0, LATEST)} />
          <p>
            <a href={pathTo('My_Visits')}>{fill(texts.all, visits.length)}</a>
          </p>
          <p className="small quiet">{texts.ticketNote}</p>
        </section>
      </div>
    </>
  );
}

type NoVisitsProps = { told: { title: string; body: string }; museums: string };

/** Placeholder until the first visit, or without a card. */
export function NoVisits({ told, museums }: NoVisitsProps) {
  const { pathTo } = usePage();
  return (
    <section className="stack-4">
      <h2>{told.title}</h2>
      <p className="lead">{told.body}</p>
      <p>
        <a href={pathTo('Museums')}>{museums}</a>
      </p>
    </section>
  );
}

/** Visited places lit on the map. */
function VisitMap({ towns }: { towns: TownVisits[] }) {
  return (
    <MuseumMapCanvas>
      {/* The largest first, so that it does not cover small ones. */}
      {towns.map(({ town, visits, ...place }) => (
        <MapMarker key={town} place={place} size={Math.min(20, 9 + Math.sqrt(visits) * 3)}>
          <text y="5">{visits}</text>
        </MapMarker>
      ))}
    </MuseumMapCanvas>
  );
}

function TownList({ towns }: { towns: TownVisits[] }) {
  return (
    <ul className={townsCss.towns}>
      {towns.map(({ town, visits }) => (
        <li key={town}>
          {town} <b>{visits}</b>
        </li>
      ))}
    </ul>
  );
}
