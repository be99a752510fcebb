import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { PURCHASE_KINDS } from '../../../domain/order/purchase-kind.ts';
import { addUp } from '../../../domain/tracking/funnel.ts';
import { OfficeNav } from '../../parts/office/office-nav.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { Funnel } from './funnel-data.ts';
import { KindFunnel } from './kind-funnel.tsx';
import css from './office-sales.module.css';
import type { SalesTexts } from './office-sales-texts.ts';
import { PeriodTable } from './period-table.tsx';

/** Staff: how many opened a form, how many got through its check, how many paid. */
export function Screen({ texts, data }: ScreenProps<SalesTexts, Funnel | null>) {
  return (
    <div className="wrap page">
      {data && <OfficeNav texts={texts.nav} at="Office_Sales" />}
      <h1>{texts.heading}</h1>
      <p className={`lead ${css.lead}`}>{data ? texts.lead : texts.denied}</p>
      {data && <Sales funnel={data} texts={texts} />}
    </div>
  );
}

function Sales({ funnel, texts }: { funnel: Funnel; texts: SalesTexts }) {
  const time = { from: localDate(funnel.from), to: localDate(funnel.to) };
  const rows = funnel.rows.map((row) => ({ ...row, day: localDate(row.day) }));
  const told = fill(texts.time, formatDate(time.from), formatDate(time.to));
  if (rows.length === 0) return <p className={css.empty}>{texts.nothing}</p>;
  return (
    <>
      <p className={css.time}>{told}</p>
      <section className={css.section} aria-labelledby="by-kind">
        <h2 id="by-kind">{texts.byKind}</h2>
        <ul className={css.kinds}>
          {PURCHASE_KINDS.map((kind) => (
            <li key={kind}>
              <KindFunnel
                name={texts.kind[kind]}
                counts={addUp(rows.filter((row) => row.kind === kind))}
                texts={texts}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className={css.section} aria-labelledby="by-time">
        <h2 id="by-time">{texts.byTime}</h2>
        <PeriodTable rows={rows} time={time} texts={texts} />
      </section>
    </>
  );
}
