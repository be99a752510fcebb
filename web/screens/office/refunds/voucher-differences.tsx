import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import {
  VOUCHER_DIFFERENCES,
  type VoucherDifference,
} from '../../../../domain/payment/voucher-standing.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ShellTexts } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-refunds.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Comparison } from './refund-data.ts';

type Texts = (typeof fi)['vouchers'];
type Props = { found: Comparison; texts: Texts; shell: ShellTexts };

const MOST_ROWS = 50;

const isRecordable = (kind: VoucherDifference) => kind === 'waiting' || kind === 'unmatched';

/** Changes that a recording would still make. */
export const unrecordedOf = ({ differences: { waiting, unmatched } }: Comparison) =>
  waiting.count + unmatched.count;

/** Differences between the provider's list and our payments, and unreadable rows. */
export function VoucherDifferences({ found, texts, shell }: Props) {
  const { lines, received, toldBefore, differences } = found;
  const agrees = VOUCHER_DIFFERENCES.every((kind) => differences[kind].count === 0);
  const named = [
    [texts.otherProvider, found.otherProviderRows],
    [texts.reversals, found.reversalRows],
    [texts.unpaid, found.unpaidRows],
    [texts.unread, found.unreadRows],
  ] as const;
  return (
    <>
      <Notice
        kind={agrees ? 'success' : 'warning'}
        kindLabel={agrees ? shell.toast.success : shell.toast.warning}
        live="status"
      >
        <Recorded found={found} texts={texts} />
        <p>
          {fill(texts.result, lines, received + toldBefore)} {agrees && texts.agrees}
        </p>
        {named.map(
          ([text, rows]) =>
            rows.length > 0 && <p key={text}>{fill(text, rows.length, listed(rows))}</p>,
        )}
      </Notice>
      {VOUCHER_DIFFERENCES.map((kind) => (
        <Lines
          key={kind}
          difference={differences[kind]}
          texts={texts}
          words={texts[kind]}
          cut={isRecordable(kind) ? texts.firstRecorded : texts.firstShown}
        />
      ))}
    </>
  );
}

/** Result of a recording, and whether the same file has more. */
function Recorded({ found, texts }: Pick<Props, 'found' | 'texts'>) {
  const { recorded } = found;
  if (!recorded) return null;
  const { settled, refundFlagged, unmatched } = recorded;
  const left = unrecordedOf(found);
  return (
    <>
      <p>{fill(texts.followed, settled, refundFlagged, unmatched)}</p>
      {left > 0 && <p>{fill(texts.left, left)}</p>}
    </>
  );
}

function listed(rows: readonly number[]): string {
  const first = rows.slice(0, MOST_ROWS).join(', ');
  return rows.length > MOST_ROWS ? `${first} …` : first;
}

type LinesProps = {
  difference: Comparison['differences']['waiting'];
  texts: Texts;
  words: { heading: string; lead: string };
  /** Says that the list is cut. */
  cut: string;
};

function Lines({ difference: { count, lines }, texts, words, cut }: LinesProps) {
  const { language } = usePage();
  if (count === 0) return null;
  return (
    <>
      <h3>{fill(words.heading, count)}</h3>
      <p className="quiet">
        {words.lead} {lines.length < count && fill(cut, lines.length)}
      </p>
      <ul>
        {lines.map(({ row, stamp, orderNumber, amount, ours }) => (
          <li key={row}>
            {orderNumber && `${orderNumber}, `}
            {ours === null
              ? formatMoney(fromEuros(amount), language)
              : fill(
                  texts.bothSums,
                  formatMoney(fromEuros(amount), language),
                  formatMoney(fromEuros(ours), language),
                )}{' '}
            <span className="quiet">{fill(texts.line, row, stamp)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
