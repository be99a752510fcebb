import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { describeFilter } from './describe-filter.ts';
import css from './goodwill.module.css';
import type { GoodwillTexts, Run } from './goodwill-data.ts';
import { RunDecision } from './run-decision.tsx';
import { RunExceptions } from './run-exceptions.tsx';
import { RunSteps } from './run-steps.tsx';

type Props = { run: Run; texts: GoodwillTexts; onChanged: (runs: Run[]) => void };

/** One run: request, state and actions. */
export function RunItem({ run, texts, onChanged }: Props) {
  const { formatDateTime, formatCount } = useFormats();
  const { person, language } = usePage();
  const money = (euros: number) => formatMoney(fromEuros(euros), language);
  const mayDecide = person?.rights?.includes('bulk.approve') && run.state === 'asked';
  const time = run.months > 0 ? fill(texts.months, run.months) : fill(texts.days, run.days);
  return (
    <>
      <h3 id={`run-${run.id}`}>{run.cause}</h3>
      <p>
        {time}, {fill(texts.cards, formatCount(run.count))}, {money(run.cost)}
      </p>
      <ul className={css.conditions}>
        {describeFilter(run, texts, language).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="quiet">
        {fill(texts.askedBy, run.askedBy ?? texts.gone, formatDateTime(run.askedAt))}
        {run.state === 'asked' && ` · ${fill(texts.expires, formatDateTime(run.expiresAt))}`}
        {run.decidedBy &&
          run.decidedAt !== null &&
          ` · ${fill(texts.decidedBy, run.decidedBy, formatDateTime(run.decidedAt))}`}
      </p>
      <p>”{run.reason}”</p>
      <p>
        <strong>{texts.states[run.state]}</strong>
        {run.answer && ` ”${run.answer}”`}
        {run.found &&
          ` ${fill(texts.found, formatCount(run.count), money(run.cost), formatCount(run.found.count), money(run.found.cost))}`}
      </p>
      <Progress run={run} texts={texts} />
      {mayDecide && !run.isOwn && <RunDecision run={run} texts={texts} onChanged={onChanged} />}
      {mayDecide && run.isOwn && <p>{texts.ownWaits}</p>}
      <RunSteps run={run} texts={texts} onChanged={onChanged} />
      {run.skipped + run.kept > 0 && <RunExceptions run={run} texts={texts} />}
    </>
  );
}

const DECIDED = ['running', 'stopped', 'done', 'undoing', 'undone'];

function Progress({ run, texts }: Pick<Props, 'run' | 'texts'>) {
  const { formatCount } = useFormats();
  const { state, count, given, skipped, undone, kept } = run;
  if (!DECIDED.includes(state)) return null;
  const isUndo = state === 'undoing' || state === 'undone';
  const [done, all] = isUndo ? [undone + kept, given] : [given + skipped, count];
  return (
    <div className={css.progress}>
      {state !== 'done' && state !== 'undone' && (
        <progress aria-labelledby={`run-${run.id}`} max={Math.max(1, all)} value={done} />
      )}
      <p>
        {isUndo
          ? fill(texts.undoneOf, formatCount(undone), formatCount(all))
          : fill(texts.givenOf, formatCount(given), formatCount(all))}
        {skipped > 0 && ` ${fill(texts.skipped, formatCount(skipped))}`}
        {kept > 0 && ` ${fill(texts.kept, formatCount(kept))}`}
      </p>
    </div>
  );
}
