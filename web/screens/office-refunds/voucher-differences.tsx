import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/office-refunds.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Comparison } from './refund-data.ts';

type Texts = (typeof fi)['vouchers'];
type Props = { found: Comparison; texts: Texts; shell: ShellTexts };

/** What the provider's list and our payments do not agree on, and the rows that say nothing. */
export function VoucherDifferences({ found, texts, shell }: Props) {
  const { lines, received, toldBefore, waiting, unmatched } = found;
  const agrees = waiting.length + unmatched.length === 0;
  const named = [
    [texts.otherProvider, found.otherProviderRows],
    [texts.refunds, found.refundRows],
    [texts.unread, found.unreadRows],
  ] as const;
  return (
    <>
      <Notice
        kind={agrees ? 'success' : 'warning'}
        kindLabel={agrees ? shell.toast.success : shell.toast.warning}
        live="status"
      >
        <p>
          {fill(texts.result, lines, received + toldBefore)} {agrees && texts.agrees}
        </p>
        {named.map(
          ([text, rows]) =>
            rows.length > 0 && <p key={text}>{fill(text, rows.slice(0, 50).join(', '))}</p>,
        )}
      </Notice>
      <Lines heading={texts.waiting} lines={waiting} line={texts.line} />
      <Lines heading={texts.unmatched} lines={unmatched} line={texts.line} />
    </>
  );
}

type ListProps = { heading: string; lines: Comparison['waiting']; line: string };

function Lines({ heading, lines, line }: ListProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{fill(heading, lines.length)}</h3>
      <ul>
        {lines.map(({ row, stamp, orderNumber, amount }) => (
          <li key={row}>
            {orderNumber && `${orderNumber}, `}
            {formatMoney(fromEuros(amount))} <span className="quiet">{fill(line, row, stamp)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
