import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatDate, formatMoney, groupInFours } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { helsinkiDay, type LocalDate, localDate } from '../../../../domain/base/local-date.ts';
import type { ActionKind } from '../../../../domain/office/actions.ts';
import { DAY_LINES, TIME_KINDS, type TimeKind } from '../../../../domain/office/line-of-time.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/parts/line-of-time.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ActionWords } from '../action/action-words.tsx';
import { LetterAsSent } from '../action/letter-as-sent.tsx';
import { ResendLetter } from '../action/resend-letter.tsx';
import { useFormats } from '../use-formats.ts';
import css from './line-of-time.module.css';
import type { Letter, Time } from './time-data.ts';

type Texts = typeof fi;
type Line = Time['lines'][number];
export type UndoRequest = { id: string; kind: ActionKind };
/** Cursor of the older events: the last one loaded. */
export type Before = { beforeAt: number; beforeLine: string };
type Props = {
  texts: Texts;
  first: Time;
  readMore: (before: Before) => Promise<Time>;
  readLetter: (id: string) => Promise<Letter>;
  onUndo: (action: UndoRequest) => void;
  onDone: (outcome: ActionOutcome) => void;
};

/** Newest first; each event has a URL fragment. */
export function LineOfTime({ texts, first, readMore, readLetter, onUndo, onDone }: Props) {
  const [{ lines, hasMore }, setTime] = useState(first);
  const { isBusy, attempt } = useAttempt(() => texts.failed, { asToast: true });
  const { formatMonth } = useFormats();

  async function more() {
    const last = lines.at(-1);
    if (!last) return;
    const next = await readMore({ beforeAt: last.at, beforeLine: last.key });
    setTime({ lines: [...lines, ...next.lines], hasMore: next.hasMore });
  }

  return (
    <>
      {lines.length === 0 && <p className={css.nothing}>{texts.nothing}</p>}
      {monthsOf(lines).map((month) => (
        <section key={month.day}>
          <h2 className={css.month}>{formatMonth(month.day)}</h2>
          <ol>
            {month.lines.map((line) => (
              <li key={line.key} id={line.key} className={css.line}>
                <When line={line} />
                <span className={classNames(css.knot, css[knotOf(line)])} aria-hidden="true" />
                {line.action ? (
                  <ActionWords
                    action={line.action}
                    texts={texts.actions}
                    onUndo={(done) => line.targetId && onUndo({ id: line.targetId, kind: done })}
                  />
                ) : (
                  <LineWords line={line} texts={texts} readLetter={readLetter} onDone={onDone} />
                )}
                <a
                  className={css.address}
                  href={`#${line.key}`}
                  aria-label={texts.address1}
                  data-row
                >
                  #
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {hasMore && (
        <Button look="secondary" busy={isBusy} onClick={() => void attempt(more)}>
          {texts.older}
        </Button>
      )}
    </>
  );
}

type Month = { day: LocalDate; lines: Line[] };

/** In the order of the events; `day` is that of the first one. */
function monthsOf(lines: Line[]): Month[] {
  const months: Month[] = [];
  for (const line of lines) {
    const day = helsinkiDay(line.at);
    const last = months.at(-1);
    if (last?.day.slice(0, 7) === day.slice(0, 7)) last.lines.push(line);
    else months.push({ day, lines: [line] });
  }
  return months;
}

function When({ line: { at, what } }: { line: Line }) {
  const { formatDate, formatDateTime } = useFormats();
  if (!DAY_LINES.has(what)) {
    return <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>;
  }
  const day = helsinkiDay(at);
  return <time dateTime={day}>{formatDate(day)}</time>;
}

/** Kinds whose figure is a case or batch number, written as staff search for it. */
const NUMBERED: ReadonlySet<Line['what']> = new Set(['contact', 'envelopeMade', 'envelopePosted']);

type WordsProps = Pick<Props, 'texts' | 'readLetter' | 'onDone'> & { line: Line };

function LineWords({ line, texts, readLetter, onDone }: WordsProps) {
  const { pathTo, language } = usePage();
  const { formatCount } = useFormats();
  const { what, amount, targetId } = line;
  const count = line.count ?? 0;
  const isPayment = what === 'payment' || what === 'instalment' || what === 'refund';
  return (
    <div>
      <strong>
        {fill(texts.lines[what], NUMBERED.has(what) ? count : formatCount(count))}
        {amount !== null && ` · ${formatMoney(fromEuros(amount), language)}`}
      </strong>
      <p className="quiet">{detailOf(line, texts, language)}</p>
      <Looks line={line} texts={texts} />
      {isPayment && targetId && (
        <a href={pathTo('Office_Payment', { id: targetId })}>{texts.openPayment}</a>
      )}
      {(what === 'order' || what === 'fulfilled') && targetId && (
        <a href={pathTo('Office_Order', { id: targetId })}>{texts.openOrder}</a>
      )}
      {what === 'contact' && targetId && (
        <a href={pathTo('Office_Contact', { id: targetId })}>{texts.openContact}</a>
      )}
      {what === 'letter' && targetId && (
        <>
          <LetterAsSent texts={texts} read={() => readLetter(targetId)} />
          <ResendLetter
            texts={texts.actions}
            button={{ look: 'text', children: texts.resend }}
            letter={{ id: targetId, address: null }}
            onDone={onDone}
          />
        </>
      )}
      {what === 'letter' && !targetId && line.state !== 'waiting' && (
        <p className="quiet">{texts.noLetter}</p>
      )}
      {what === 'giftLetter' && targetId && line.state !== 'waiting' && (
        <>
          <LetterAsSent texts={texts} read={() => readLetter(targetId)} />
          <ResendLetter
            texts={texts.actions}
            button={{ look: 'text', children: texts.resend }}
            letter={{ id: targetId, address: line.shown ?? '' }}
            onDone={onDone}
          />
        </>
      )}
    </div>
  );
}

/** Collapsed: who viewed what, and when. */
function Looks({ line: { looks }, texts }: Pick<WordsProps, 'line' | 'texts'>) {
  const { formatDateTime } = useFormats();
  const words: Record<string, string> = texts.words;
  if (looks.length === 0) return null;
  return (
    <details>
      <summary>{texts.looks}</summary>
      <ul>
        {looks.map(({ at, subject, by }) => (
          <li key={`${at}-${by}-${subject}`}>
            {[formatDateTime(at), by ?? texts.actions.gone, words[subject] ?? subject].join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

function detailOf({ state, shown, what, count }: Line, texts: Texts, language: Language): string {
  const words: Record<string, string> = texts.words;
  const told = what === 'payment' && count ? fill(texts.notifications, count) : null;
  // A visit's state is its day.
  const said =
    what === 'visit' && state
      ? formatDate(localDate(state), language)
      : state && (words[state] ?? state);
  const named = shown && (words[shown] ?? inFours(shown));
  return [said, named, told].filter(Boolean).join(' · ');
}

/** A customer number grouped as on the card; anything else unchanged. */
function inFours(shown: string): string {
  return /^(\d{16}|\d{12})$/.test(shown) ? groupInFours(shown) : shown;
}

type KindsProps = {
  texts: Texts;
  /** URL without a filter. */
  path: string;
  counts: Record<TimeKind, number>;
  kind: TimeKind | null;
};

/** The filter; kinds without events are hidden. */
export function TimeKinds({ texts, path, counts, kind }: KindsProps) {
  const { formatCount } = useFormats();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav className={css.kinds} aria-label={texts.filter} data-filter>
      <a href={path} aria-current={kind === null ? 'true' : undefined}>
        {texts.all} {formatCount(all)}
      </a>
      {TIME_KINDS.filter((one) => counts[one] > 0 || one === kind).map((one) => (
        <a key={one} href={`${path}?laji=${one}`} aria-current={kind === one ? 'true' : undefined}>
          {texts.kinds[one]} {formatCount(counts[one])}
        </a>
      ))}
    </nav>
  );
}

/** Gold: the card. Square: staff. Red: a failure. Green: money received. */
function knotOf({ kind, state, what }: Line): 'card' | 'staff' | 'bad' | 'good' | 'plain' {
  if (kind === 'staff') return 'staff';
  if (kind === 'card') return 'card';
  if (state === 'failed' || state === 'refundNeeded' || state === 'fail') return 'bad';
  if (state === 'ERROR' || what === 'unmatchedMoney') return 'bad';
  if (state === 'givenUp' || state === 'bounced') return 'bad';
  return state === 'paid' || what === 'settled' ? 'good' : 'plain';
}
