import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatLimit, formatMoney } from '../../../domain/base/format.ts';
import { type DiaryVisit, savingOf, visitSummary } from '../../../domain/my-card/visit-summary.ts';
import { usePage } from '../../platform/page-context.tsx';
import css from './my-card-screen.module.css';
import type { MyCardScreenTexts } from './my-card-screen-texts.ts';

type Props = {
  visits: DiaryVisit[];
  yearPrice: number | null;
  isOver: boolean;
  texts: MyCardScreenTexts;
};

/** The card year in four numbers. */
export function VisitNumbers({ visits, yearPrice, isOver, texts: { numbers, saving } }: Props) {
  const { language } = usePage();
  const { visits: count, museums, towns, northernmost } = visitSummary(visits);
  const saved =
    yearPrice === null ? null : savingOf(visits, { cardPrice: fromEuros(yearPrice), isOver });
  const visitTexts = isOver ? numbers.visitsEnded : numbers.visits;
  return (
    <div>
      <dl className={css.numbers}>
        <Figure value={count} name={fill(visitTexts, count)} />
        <Figure value={museums} name={fill(numbers.museums, museums)} />
        <Figure
          value={towns.length}
          name={fill(numbers.towns, towns.length, northernmost ?? '–')}
        />
        {saved?.kind === 'saved' && (
          <Figure
            value={formatLimit(saved.amount - (saved.amount % 100), language)}
            name={saving.name}
          />
        )}
        {saved?.kind === 'visitsToGo' && (
          <Figure value={saved.visits} name={fill(saving.toGo, saved.visits)} />
        )}
      </dl>
      {saved && yearPrice !== null && (
        <details className={css.how}>
          <summary>{saving.how}</summary>
          <p>{fill(saving.explanation, formatMoney(fromEuros(yearPrice), language))}</p>
        </details>
      )}
    </div>
  );
}

function Figure({ value, name }: { value: number | string; name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
