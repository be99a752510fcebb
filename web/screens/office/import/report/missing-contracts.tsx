import { useEffect, useEffectEvent, useState } from 'react';
import { fromEuros } from '../../../../../domain/base/cents.ts';
import { fill } from '../../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../../domain/base/format.ts';
import { localDate } from '../../../../../domain/base/local-date.ts';
import { useFormats } from '../../../../parts/office/use-formats.ts';
import { readFromServer } from '../../../../platform/call-server.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { useAttempt } from '../../../../platform/use-attempt.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import table from '../../../../ui/table.module.css';
import type { DataImport, ImportTexts, MissingContracts as Page } from '../import-data.ts';
import css from './report.module.css';

type Props = { shown: DataImport; texts: ImportTexts };

/** Monthly plans that this file lacks are still charged: each is listed, with a link to end it. */
export function MissingContracts({ shown, texts }: Props) {
  const { formatCount } = useFormats();
  const { id: importId, missingContracts: count } = shown;
  const [page, setPage] = useState<Page | null>(null);
  const { problem, attempt } = useAttempt(texts.failed);

  async function load(before: Page | null) {
    const next = await readFromServer('BackOfficeController', 'getMissingContracts', {
      importId,
      ...(before?.next && { after: before.next }),
    });
    setPage({ ...next, contracts: [...(before?.contracts ?? []), ...next.contracts] });
  }
  const begin = useEffectEvent(() => attempt(() => load(null)));
  useEffect(() => void begin(), []);

  return (
    <div className="mt-6">
      <Notice kind="warning" kindLabel={texts.warning}>
        <p>{fill(texts.missingContracts, formatCount(count))}</p>
      </Notice>
      {page && page.contracts.length > 0 && <ContractTable page={page} texts={texts} />}
      {problem && <p>{problem}</p>}
      {(problem || page?.next) && (
        <Button look="secondary" onClick={() => void attempt(() => load(page))}>
          {problem ? texts.tryAgain : texts.more}
        </Button>
      )}
    </div>
  );
}

function ContractTable({ page, texts }: { page: Page; texts: ImportTexts }) {
  const { pathTo, language } = usePage();
  const { formatCount, formatDate } = useFormats();
  return (
    <table className={`${table.rows} ${css.rowsTable}`} aria-label={texts.missingTable}>
      <thead>
        <tr>
          <th scope="col">{texts.outerId}</th>
          <th scope="col">{texts.nextDue}</th>
          <th scope="col">{texts.unpaid}</th>
          <th scope="col">{texts.payer}</th>
        </tr>
      </thead>
      <tbody>
        {page.contracts.map(({ outerId, personId, nextDueOn, amount, unpaid }) => (
          <tr key={outerId}>
            <td data-name={texts.outerId}>
              <code>{outerId}</code>
            </td>
            <td data-name={texts.nextDue}>
              {formatDate(localDate(nextDueOn))}, {formatMoney(fromEuros(amount), language)}
            </td>
            <td data-name={texts.unpaid}>{formatCount(unpaid)}</td>
            <td data-name={texts.payer}>
              {personId ? (
                <a href={pathTo('Office_Person', { id: personId })}>
                  {fill(texts.payerOf, outerId)}
                </a>
              ) : (
                '–'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
