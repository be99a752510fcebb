import { fill } from '../../../domain/base/fill.ts';
import { formatShare } from '../../../domain/base/format.ts';
import { FUNNEL_STEPS, type FunnelCounts, shareReached } from '../../../domain/tracking/funnel.ts';
import css from './office-sales.module.css';
import type { SalesTexts } from './office-sales-texts.ts';

type Props = { name: string; counts: FunnelCounts; texts: SalesTexts };

/** One kind of purchase: each step as a number and as a strip beside the others. */
export function KindFunnel({ name, counts, texts }: Props) {
  const most = Math.max(...Object.values(counts));
  return (
    <>
      <h3>{name}</h3>
      <p className={css.reached}>{toldOf(counts, texts)}</p>
      {most > 0 && <Steps counts={counts} most={most} texts={texts} />}
    </>
  );
}

function toldOf(counts: FunnelCounts, texts: SalesTexts): string {
  if (Object.values(counts).every((count) => count === 0)) return texts.none;
  const share = shareReached(counts);
  return share === null ? texts.notReached : fill(texts.reached, formatShare(share));
}

type StepsProps = { counts: FunnelCounts; most: number; texts: SalesTexts };

function Steps({ counts, most, texts }: StepsProps) {
  return (
    <dl className={css.steps}>
      {FUNNEL_STEPS.map((step) => (
        <div key={step}>
          <dt>{texts.step[step]}</dt>
          <dd>{counts[step]}</dd>
          <Strip part={counts[step] / most} />
        </div>
      ))}
    </dl>
  );
}

/** An attribute and no style: the security policy of the page allows none in the markup. */
function Strip({ part }: { part: number }) {
  return (
    <dd aria-hidden="true" className={css.strip}>
      <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
        <rect width={100 * part} height="1" />
      </svg>
    </dd>
  );
}
