import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '../../../../../domain/base/fill.ts';
import { OUTCOMES, VERDICTS } from '../../../../../domain/data-import/import-states.ts';
import { useFormats } from '../../../../parts/office/use-formats.ts';
import { readFromServer } from '../../../../platform/call-server.ts';
import { errorMessage } from '../../../../platform/read-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { HiddenText } from '../../../../ui/hidden-text.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import type {
  Counts,
  DataImport,
  ImportTexts,
  Kind,
  RowFilter,
  ReportRows as Rows,
} from '../import-data.ts';
import css from './report.module.css';
import { ReportTable } from './report-table.tsx';

type Props = { shown: DataImport; texts: ImportTexts; first: RowFilter };
type Word = (typeof VERDICTS)[number] | (typeof OUTCOMES)[number];

const BUCKETS = [...VERDICTS, ...OUTCOMES] as readonly Word[];

/** Rows of the report, filtered by result and kind; a hundred, then more. */
export function ReportRows({ shown, texts, first }: Props) {
  const { formatCount } = useFormats();
  const [filter, setFilter] = useState(first);
  const [rows, setRows] = useState<Rows | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { id: importId, counts } = shown;

  async function load(asked: RowFilter, before: Rows | null) {
    setFault(null);
    try {
      const page = await readFromServer('BackOfficeController', 'getDataImportRows', {
        importId,
        ...asked,
        ...(before?.next && { after: before.next }),
      });
      setRows({ ...page, rows: [...(before?.rows ?? []), ...page.rows] });
    } catch (error) {
      setFault(errorMessage(error, texts.failed));
    }
  }
  const begin = useEffectEvent(() => load(first, null));
  useEffect(() => void begin(), []);

  const choose = (next: RowFilter) => {
    setFilter(next);
    setRows(null);
    void load(next, null);
  };
  const chosen = filter.outcome ?? filter.verdict ?? null;
  return (
    <div className="mt-6">
      <h3 id="report">{texts.report}</h3>
      <div className={`stack-4 ${css.filters}`} data-filter>
        <fieldset className={`ways ${css.chips}`}>
          <legend>
            <HiddenText>{texts.whichRows}</HiddenText>
          </legend>
          {BUCKETS.filter((word) => sumOf(counts, word, filter.kind) > 0 || word === chosen).map(
            (word) => (
              <button
                key={word}
                type="button"
                aria-pressed={word === chosen}
                onClick={() => choose(withWord(filter, word === chosen ? null : word))}
              >
                {wordIn(texts, word)} {formatCount(sumOf(counts, word, filter.kind))}
              </button>
            ),
          )}
        </fieldset>
        <SelectField
          id="report-kind"
          label={texts.kind}
          autoComplete="off"
          value={filter.kind ?? ''}
          options={[
            { value: '', label: texts.everyKind },
            ...counts.map(({ kind }) => ({ value: kind, label: texts.kinds[kind] })),
          ]}
          onChange={(kind) => {
            const { kind: _, ...rest } = filter;
            choose(kind === '' ? rest : { ...rest, kind: kind as Kind });
          }}
        />
      </div>
      <p role="status">{rows && fill(texts.shownRows, formatCount(rows.rows.length))}</p>
      {fault && (
        <p>
          {fault}{' '}
          <Button look="text" onClick={() => void load(filter, rows)}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
      {rows && rows.rows.length > 0 && <ReportTable rows={rows.rows} texts={texts} />}
      {rows?.next && (
        <Button look="secondary" onClick={() => void load(filter, rows)}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}

function withWord({ kind }: RowFilter, word: Word | null): RowFilter {
  const ofKind = kind ? { kind } : {};
  if (word === null) return ofKind;
  const verdict = VERDICTS.find((each) => each === word);
  const outcome = OUTCOMES.find((each) => each === word);
  return { ...ofKind, ...(verdict && { verdict }), ...(outcome && { outcome }) };
}

function sumOf(counts: Counts[], word: Word, kind: Kind | undefined): number {
  return counts
    .filter((count) => kind === undefined || count.kind === kind)
    .reduce((sum, count) => sum + count[word], 0);
}

const wordIn = (texts: ImportTexts, word: Word) => ({ ...texts.verdicts, ...texts.outcomes })[word];
