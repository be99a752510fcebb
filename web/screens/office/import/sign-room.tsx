import { fill } from '../../../../domain/base/fill.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { callServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { Button } from '../../../ui/button.tsx';
import type { DataImport, ImportTexts } from './import-data.ts';
import { TotalsTable } from './report/totals-table.tsx';
import type { Press } from './use-import.ts';

type Props = { shown: DataImport; texts: ImportTexts; isBusy: boolean; press: Press };

/** Totals to compare with the old system, and who signed them. */
export function SignRoom({ shown, texts, isBusy, press }: Props) {
  const { formatDate, formatDateTime } = useFormats();
  const { person } = usePage();
  const { id: importId, totals, signed, state, landed } = shown;
  if (!totals) return null;
  const maySign = person?.rights?.includes('data.sign') ?? false;
  return (
    <section className="section" aria-labelledby="sign">
      <h2 id="sign">{texts.sign}</h2>
      <p>{fill(texts.signLead, formatDate(localDate(totals.asOf)))}</p>
      <TotalsTable
        texts={texts}
        signed={signed?.figures ?? totals.figures}
        landed={landed}
        isSigned={signed !== null}
      />
      {signed && (
        <p>
          <strong>
            {fill(texts.signedBy, signed.by ?? texts.gone, formatDateTime(signed.at))}
          </strong>
        </p>
      )}
      {state === 'checked' && !maySign && <p>{texts.needsSigner}</p>}
      {state === 'checked' && maySign && (
        <div className="form stack-4 mt-4 list-width">
          <Button
            busy={isBusy}
            onClick={() =>
              void press(() =>
                callServer('BackOfficeController', 'signDataImport', {
                  importId,
                  asOf: totals.asOf,
                  figures: totals.figures,
                }),
              )
            }
          >
            {texts.signNow}
          </Button>
          <p className="quiet">{texts.signHint}</p>
        </div>
      )}
    </section>
  );
}
