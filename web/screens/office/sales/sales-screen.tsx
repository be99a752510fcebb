import { fill } from '../../../../domain/base/fill.ts';
import { formatDateRange, formatShare } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { PURCHASE_KINDS } from '../../../../domain/order/purchase-kind.ts';
import {
  addUp,
  FUNNEL_STEPS,
  type FunnelCounts,
  shareReached,
} from '../../../../domain/tracking/funnel.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { Funnel, SalesTexts } from './funnel-data.ts';
import { PeriodTable } from './period-table.tsx';
import css from './sales.module.css';

/** Staff: how many opened a form, passed its check, and paid. */
export function Screen({ texts, shell, data }: ScreenProps<SalesTexts, OfficeData<Funnel>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Sales" data={data}>
      {(funnel) => (
        <>
          <h1>{texts.heading}</h1>
          <p className="mt-4">{texts.lead}</p>
          <Sales funnel={funnel} texts={texts} />
        </>
      )}
    </OfficeFrame>
  );
}

function Sales({ funnel, texts }: { funnel: Funnel; texts: SalesTexts }) {
  const { language } = usePage();
  const time = { from: localDate(funnel.from), to: localDate(funnel.to) };
  const rows = funnel.rows.map((row) => ({ ...row, day: localDate(row.day) }));
  const told = fill(texts.time, formatDateRange(time.from, time.to, language));
  if (rows.length === 0) return <p className={css.empty}>{texts.nothing}</p>;
  return (
    <>
      <p className="mt-3 soft">{told}</p>
      <section className="mt-10" aria-labelledby="by-kind">
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
      <section className="mt-10" aria-labelledby="by-time">
        <h2 id="by-time">{texts.byTime}</h2>
        <PeriodTable rows={rows} time={time} texts={texts} />
      </section>
    </>
  );
}

type Props = { name: string; counts: FunnelCounts; texts: SalesTexts };

/** Funnel of one kind of purchase: each step as a number and a bar. */
function KindFunnel({ name, counts, texts }: Props) {
  const { language } = usePage();
  const most = Math.max(...Object.values(counts));
  return (
    <>
      <h3>{name}</h3>
      <p className="mt-1 soft">{reachedText(counts, texts, language)}</p>
      {most > 0 && <Steps counts={counts} most={most} texts={texts} />}
    </>
  );
}

function reachedText(counts: FunnelCounts, texts: SalesTexts, language: Language): string {
  if (Object.values(counts).every((count) => count === 0)) return texts.none;
  const share = shareReached(counts);
  return share === null ? texts.notReached : fill(texts.reached, formatShare(share, language));
}

type StepsProps = { counts: FunnelCounts; most: number; texts: SalesTexts };

function Steps({ counts, most, texts }: StepsProps) {
  const { formatCount } = useFormats();
  return (
    <dl className={`stack-3 mt-4 ${css.steps}`}>
      {FUNNEL_STEPS.map((step) => (
        <div key={step}>
          <dt>{texts.step[step]}</dt>
          <dd>{formatCount(counts[step])}</dd>
          <Strip part={counts[step] / most} />
        </div>
      ))}
    </dl>
  );
}

/** An attribute instead of a style: the page's security policy forbids inline styles. */
function Strip({ part }: { part: number }) {
  return (
    <dd aria-hidden="true" className={css.strip}>
      <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
        <rect width={100 * part} height="1" />
      </svg>
    </dd>
  );
}
