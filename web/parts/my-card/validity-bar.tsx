import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { CardView } from '../../../domain/card/validity-view.ts';
import { usePage } from '../../platform/page-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { MyCardTexts } from './my-card-data.ts';
import css from './validity-bar.module.css';

const BLOCKS = Array.from({ length: 12 }, (_, index) => index + 1);

type Props = { view: CardView; texts: MyCardTexts['validity'] };

/** Remaining validity: in words, and as twelve blocks of light. */
export function ValidityBar({ view, texts }: Props) {
  const lit = litBlocks(view);
  const { label, value, left, body } = wordsOf(view, texts, usePage().language);
  return (
    <div>
      <div className={css.words}>
        <p>
          {label && <span className={css.soft}>{label}</span>}
          <span className={css.value}>{value}</span>
        </p>
        {left && <p className={css.soft}>{left}</p>}
      </div>
      <div
        className={classNames(css.bar, view.state === 'expiring' && css.expiring)}
        // Hidden from screen readers where text gives the remaining time.
        {...(left ? { 'aria-hidden': true } : { role: 'img', 'aria-label': fill(texts.bar, lit) })}
      >
        {BLOCKS.map((block) => (
          <i key={block} className={block > 12 - lit ? css.lit : undefined} />
        ))}
      </div>
      {body && <p className={css.body}>{body}</p>}
    </div>
  );
}

type Words = { label?: string; value: string; left?: string; body?: string };

function wordsOf(view: CardView, texts: MyCardTexts['validity'], language: Language): Words {
  switch (view.state) {
    case 'waiting':
    case 'onHold':
    case 'blocked':
    case 'refunded':
      return { value: texts[view.state], body: texts[`${view.state}Body`] };
    case 'expired':
      return {
        value: fill(texts.expired, formatDate(view.validUntil, language)),
        body: texts.rest,
      };
    default:
      return {
        label: texts.label,
        value: fill(texts.until, formatDate(view.validUntil, language)),
        left: timeLeft(view, texts),
      };
  }
}

function timeLeft(
  { state, monthsLeft, daysOver, daysLeft }: Extract<CardView, { daysLeft: number }>,
  { left, days }: MyCardTexts['validity'],
): string {
  if (state === 'expiring') return fill(days, daysLeft);
  const months = fill(left.months, monthsLeft);
  if (daysOver === 0) return fill(left.whole, months);
  return fill(left.both, months, fill(left.days, daysOver));
}

/** A month that has begun counts as lit. */
function litBlocks(view: CardView): number {
  if (view.state === 'waiting') return BLOCKS.length;
  if (!('monthsLeft' in view)) return 0;
  return Math.min(BLOCKS.length, Math.max(1, view.monthsLeft + (view.daysOver > 0 ? 1 : 0)));
}
