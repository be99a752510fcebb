import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import {
  PROVIDER_NAMES,
  REPORTED_CHANNELS,
  type ReportedChannel,
} from '../../../../domain/payment/provider.ts';
import {
  AMOUNT_HEADINGS,
  STAMP_HEADINGS,
  STATUS_HEADINGS,
} from '../../../../domain/payment/voucher-report.ts';
import { callServer } from '../../../platform/call-server.ts';
import { readTextFile } from '../../../platform/read-text-file.ts';
import type { ShellTexts } from '../../../platform/screen.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-refunds.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { MarkDone } from './mark-done.tsx';
import type { Comparison, Refunds } from './refund-data.ts';
import css from './refunds.module.css';
import { unrecordedOf, VoucherDifferences } from './voucher-differences.tsx';

export type FormProps = {
  texts: typeof fi;
  shell: ShellTexts;
  onRecorded: (refunds: Refunds) => void;
};

const COLUMNS = [STAMP_HEADINGS, AMOUNT_HEADINGS, STATUS_HEADINGS].map((names) => names.join(', '));

/** A provider's list without an API: first the differences, then recording. */
export function ComparisonForm({ texts, shell, onRecorded }: FormProps) {
  const { vouchers } = texts;
  const [channel, setChannel] = useState<ReportedChannel>('epassi');
  const [csv, setCsv] = useState<string | null>(null);
  const [found, setFound] = useState<Comparison | null>(null);
  const { isBusy, problem, setProblem, attempt } = useAttempt(texts.failed);

  function startAnew(chosen: ReportedChannel) {
    setChannel(chosen);
    setFound(null);
    setProblem(null);
  }

  async function choose(file: File) {
    const text = await readTextFile(file);
    startAnew(channel);
    setCsv(text);
    if (text === null) setProblem(vouchers.notText);
  }

  async function compare(isRecorded: boolean) {
    if (csv === null) return setProblem(vouchers.noFile);
    const input = { channel, csv, isRecorded };
    const answer = await callServer('BackOfficeController', 'compareVouchers', input);
    setFound(answer.comparison);
    onRecorded(answer.refunds);
    if (isRecorded) showToast({ label: vouchers.recorded, variant: 'success' });
  }

  return (
    <div className={`stack-2 start entry list-width ${css.refund}`}>
      <SelectField
        id="voucherProvider"
        label={vouchers.provider}
        autoComplete="off"
        value={channel}
        options={REPORTED_CHANNELS.map((value) => ({ value, label: PROVIDER_NAMES[value] }))}
        onChange={(value) => startAnew(value as ReportedChannel)}
      />
      <p className="quiet">{fill(vouchers.columns, ...COLUMNS)}</p>
      <FileField
        id="voucherFile"
        label={vouchers.file}
        nothingChosen={vouchers.noFile}
        accept=".csv,.txt,text/csv"
        onChoose={(file) => void choose(file)}
      />
      {problem && (
        <Notice kind="error" kindLabel={shell.toast.error} live="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <Button look="secondary" busy={isBusy} onClick={() => void attempt(() => compare(false))}>
        {vouchers.compare}
      </Button>
      {found && <VoucherDifferences found={found} texts={vouchers} shell={shell} />}
      {found && (
        <RecordComparison
          // Requested again for each recording.
          key={`${found.recorded !== null} ${unrecordedOf(found)}`}
          {...{ found, texts: vouchers, isBusy }}
          onRecord={() => void attempt(() => compare(true))}
        />
      )}
    </div>
  );
}

type RecordProps = {
  found: Comparison;
  texts: (typeof fi)['vouchers'];
  isBusy: boolean;
  onRecord: () => void;
};

/** Records once even without differences, so that the day is stored; then while differences are left. */
function RecordComparison({ found, texts, isBusy, onRecord }: RecordProps) {
  if (found.recorded && unrecordedOf(found) === 0) return null;
  const { record: mark, recordSure: sure, recordYes: yes, no } = texts;
  return (
    <MarkDone
      texts={{ mark, sure, yes, no }}
      describedBy="vouchers"
      isBusy={isBusy}
      onDone={onRecord}
    />
  );
}
