import { useState } from 'react';
import { formatCount, formatDate, formatShare } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import { PURCHASE_KINDS } from '../../../../domain/order/purchase-kind.ts';
import {
  FUNNEL_STEPS,
  type FunnelRow,
  funnelByPeriod,
  PERIOD_LENGTHS,
  type Period,
  type PeriodLength,
  shareReached,
} from '../../../../domain/tracking/funnel.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import tableCss from '../../../ui/table.module.css';
import type { SalesTexts } from './funnel-data.ts';
import css from './sales.module.css';

type Props = { rows: FunnelRow[]; time: Period; texts: SalesTexts };

const ALL = 'all';

export function PeriodTable({ rows, time, texts }: Props) {
  const { language } = usePage();
  const [kind, setKind] = useState<string>(ALL);
  const [length, setLength] = useState<PeriodLength>('week');
  const chosen = rows.filter((row) => kind === ALL || row.kind === kind);
  const kinds = PURCHASE_KINDS.map((value) => ({ value, label: texts.kind[value] }));
  const lengths = PERIOD_LENGTHS.map((value) => ({ value, label: texts.length[value] }));
  return (
    <>
      <div className={`columns ${css.choices}`}>
        <SelectField
          id="kind"
          autoComplete="off"
          label={texts.choose.kind}
          value={kind}
          options={[{ value: ALL, label: texts.choose.all }, ...kinds]}
          onChange={setKind}
        />
        <SelectField
          id="length"
          autoComplete="off"
          label={texts.choose.length}
          value={length}
          options={lengths}
          onChange={(value) => setLength(value as PeriodLength)}
        />
      </div>
      <table className={`mt-5 wide-width ${tableCss.figures}`}>
        <thead>
          <tr>
            <th scope="col">{texts.length[length]}</th>
            {FUNNEL_STEPS.map((step) => (
              <th key={step} scope="col">
                {texts.step[step]}
              </th>
            ))}
            <th scope="col">{texts.share}</th>
          </tr>
        </thead>
        <tbody>
          {funnelByPeriod(chosen, time, length).map((period) => (
            <tr key={period.from}>
              <th scope="row">{named(period, language)}</th>
              {FUNNEL_STEPS.map((step) => (
                <td key={step} data-name={texts.step[step]}>
                  {formatCount(period[step], language)}
                </td>
              ))}
              <td data-name={texts.share}>{shareOf(shareReached(period), language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.body}>{texts.shareBody}</p>
    </>
  );
}

const shareOf = (share: number | null, language: Language) =>
  share === null ? '–' : formatShare(share, language);

/** The year is in the heading: thirty days need none. A day stays on one line. */
const short = (day: LocalDate, language: Language) =>
  formatDate(day, language).slice(0, -4).trim().replaceAll(' ', '\u00a0');

function named({ from, to }: Period, language: Language): string {
  const dash = language === 'en' ? ' – ' : '–';
  const last = from === to ? '' : dash + short(to, language);
  return short(from, language) + last;
}
