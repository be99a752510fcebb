import { VERDICTS } from '../../../../domain/data-import/import-states.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { callServer } from '../../../platform/call-server.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import table from '../../../ui/table.module.css';
import css from './import.module.css';
import type { DataImport, ImportTexts } from './import-data.ts';
import { isCommitted, isEditable } from './import-steps.ts';
import { MissingContracts } from './report/missing-contracts.tsx';
import { ReportRows } from './report/report-rows.tsx';
import type { Press } from './use-import.ts';
import { WorkProgress } from './work-progress.tsx';

type Props = { shown: DataImport; texts: ImportTexts; isBusy: boolean; press: Press };

/** Dry run: what each row would do, and why some are refused. It writes only its report. */
export function CheckRoom({ shown, texts, isBusy, press }: Props) {
  const isRead = shown.files.some(({ state }) => state === 'read');
  if (!isRead) return null;
  const { id: importId, state, counts } = shown;
  const hasReport = counts.length > 0 && state !== 'checking' && state !== 'open';
  return (
    <section className="section" aria-labelledby="check">
      <h2 id="check">{texts.check}</h2>
      <p>{texts.checkLead}</p>
      {isEditable(shown) && (
        <p className="ways mt-4">
          <Button
            look={state === 'open' ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() =>
              void press(() => callServer('BackOfficeController', 'checkDataImport', { importId }))
            }
          >
            {state === 'open' ? texts.startCheck : texts.checkAgain}
          </Button>
        </p>
      )}
      {state === 'checking' && <WorkProgress shown={shown} texts={texts} />}
      {shown.missingContracts > 0 && (
        // Another count: a new list.
        <MissingContracts key={shown.missingContracts} shown={shown} texts={texts} />
      )}
      {hasReport && (
        <>
          <CountTable shown={shown} texts={texts} />
          <p className="ways mt-4">
            <ButtonLink look="secondary" href={`/office/imports/${importId}/report.csv`} download>
              {texts.download}
            </ButtonLink>
          </p>
          <ReportRows
            // Another report: a new list.
            key={`${state}-${JSON.stringify(counts)}`}
            shown={shown}
            texts={texts}
            first={isCommitted(shown) ? {} : { verdict: 'refused' }}
          />
        </>
      )}
    </section>
  );
}

function CountTable({ shown, texts }: { shown: DataImport; texts: ImportTexts }) {
  const { formatCount } = useFormats();
  return (
    <table className={`${table.rows} ${css.figures}`}>
      <caption>
        <HiddenText>{texts.countsOf}</HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.kind}</th>
          {VERDICTS.map((verdict) => (
            <th key={verdict} scope="col">
              {texts.verdicts[verdict]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.counts.map((count) => (
          <tr key={count.kind}>
            <td data-name={texts.kind}>{texts.kinds[count.kind]}</td>
            {VERDICTS.map((verdict) => (
              <td
                key={verdict}
                data-name={texts.verdicts[verdict]}
                className={verdict === 'refused' && count.refused > 0 ? 'bad' : undefined}
              >
                {formatCount(count[verdict])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
