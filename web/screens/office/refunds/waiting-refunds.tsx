import { useState } from 'react';
import { fromEuros, sum } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import { daysBetween, type LocalDate, localDate } from '../../../../domain/base/local-date.ts';
import { listedText } from '../../../../domain/office/work-list.ts';
import { NothingHere } from '../../../parts/office/list/nothing-here.tsx';
import { useRowsAtATime } from '../../../parts/office/list/rows-at-a-time.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import table from '../../../ui/table.module.css';
import type { Refund, Refunds, RefundTexts } from './refund-data.ts';
import { RefundWork } from './refund-work.tsx';
import css from './waiting-refunds.module.css';

type Props = { refunds: Refunds; texts: RefundTexts; onChanged: (refunds?: Refunds) => void };

/** Manual refunds: recipient, account and deadline. A row expands in place. */
export function WaitingRefunds({ refunds: { waiting, today }, texts, onChanged }: Props) {
  const { shown, more } = useRowsAtATime(waiting, texts.frame);
  const [openId, setOpenId] = useState<string | null>(waiting[0]?.id ?? null);
  const { language } = usePage();
  const { columns } = texts;
  const total = formatMoney(sum(waiting.map(({ amount }) => fromEuros(amount))), language);
  return (
    <section className={classNames('section', css.section)} aria-labelledby="refunds">
      <h2 id="refunds" tabIndex={-1}>
        {fill(texts.waiting, listedText(waiting.length))}
      </h2>
      {waiting.length === 0 && <NothingHere text={texts.nothing} />}
      {waiting.length > 0 && (
        <>
          <p className="quiet">{fill(texts.total, waiting.length, total)}</p>
          <table className={table.rows}>
            <caption>
              <HiddenText>{texts.caption}</HiddenText>
            </caption>
            <thead>
              <tr>
                <th scope="col">{columns.who}</th>
                <th scope="col">{columns.order}</th>
                <th scope="col" className={table.figure}>
                  {columns.sum}
                </th>
                <th scope="col" className={css.where}>
                  {columns.where}
                </th>
                <th scope="col">{columns.due}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((refund) => (
                <RefundRows
                  key={refund.id}
                  {...{ refund, texts, onChanged }}
                  today={localDate(today)}
                  isOpen={openId === refund.id}
                  onToggle={() => setOpenId(openId === refund.id ? null : refund.id)}
                />
              ))}
            </tbody>
          </table>
          {more}
        </>
      )}
    </section>
  );
}

type RowProps = Omit<Props, 'refunds'> & {
  refund: Refund;
  today: LocalDate;
  isOpen: boolean;
  onToggle: () => void;
};

function RefundRows({ refund, texts, today, isOpen, onToggle, onChanged }: RowProps) {
  const { pathTo, language } = usePage();
  const { columns } = texts;
  const { id, payerName, orderNumber, paymentId, amount } = refund;
  return (
    <>
      <tr className={classNames(isOpen && css.open)}>
        <td data-name={columns.who}>
          <button
            type="button"
            className={css.row}
            aria-expanded={isOpen}
            aria-controls={`work-${id}`}
            data-row
            data-copy={orderNumber}
            onClick={onToggle}
          >
            {payerName ?? texts.unknownPayer}
          </button>
        </td>
        <td data-name={columns.order}>
          <a href={pathTo('Office_Payment', { id: paymentId })}>{orderNumber}</a>
        </td>
        <td data-name={columns.sum} className={table.figure}>
          <strong>{formatMoney(fromEuros(amount), language)}</strong>
        </td>
        <td data-name={columns.where} className={css.where}>
          {whereOf(refund, texts)}
        </td>
        <td data-name={columns.due}>
          <Due day={localDate(refund.dueOn)} today={today} texts={texts} />
        </td>
      </tr>
      {isOpen && (
        <tr className={css.opened}>
          <td colSpan={5} id={`work-${id}`}>
            <RefundWork {...{ refund, texts, today, onChanged }} />
          </td>
        </tr>
      )}
    </>
  );
}

function whereOf({ state, way, site, accountAt }: Refund, { where }: RefundTexts): string {
  if (state === 'flagged' || state === 'sent' || state === 'pending') return where[state];
  if (way === 'site') return fill(where.site, site);
  return accountAt ? where.given : where.asked;
}

type DueProps = { day: LocalDate; today: LocalDate; texts: RefundTexts };
const SOON_DAYS = 4;

function Due({ day, today, texts: { due } }: DueProps) {
  const { formatDate } = useFormats();
  const days = daysBetween(today, day);
  const words = days < 0 ? due.late : days === 0 ? due.today : due.left;
  const look = days < 0 ? css.late : days <= SOON_DAYS && css.soon;
  return <span className={classNames(look)}>{fill(words, formatDate(day), Math.abs(days))}</span>;
}
