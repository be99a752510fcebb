import { useRef, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { helsinkiDay } from '../../../../domain/base/local-date.ts';
import { CODES_A_PAGE } from '../../../../domain/scheme/campaign/campaign-codes.ts';
import { NothingHere } from '../../../parts/office/list/nothing-here.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-campaign.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import table from '../../../ui/table.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Codes } from './campaign-data.ts';

type Props = { texts: typeof fi; id: string; first: Codes };

/** Codes by page, searchable by prefix. */
export function CodesList({ texts, id, first }: Props) {
  const [codes, setCodes] = useState(first);
  const [asked, setAsked] = useState({ page: 1, search: '' });
  // The page that is shown: a requested one may fail to load.
  const [shownPage, setShownPage] = useState(1);
  const latest = useRef(0);
  const { formatCount } = useFormats();
  const pages = Math.max(1, Math.ceil(codes.total / CODES_A_PAGE));

  async function ask(next: typeof asked) {
    setAsked(next);
    latest.current += 1;
    const own = latest.current;
    try {
      const { page, search } = next;
      const found = await readFromServer('BackOfficeController', 'getCampaignCodes', {
        id,
        page,
        ...(search && { search }),
      });
      // A stale answer is ignored.
      if (own !== latest.current) return;
      setCodes(found);
      setShownPage(page);
    } catch {
      showToast({ label: texts.failed, variant: 'error' });
    }
  }

  return (
    <>
      <TextField
        autoComplete="off"
        id="code-search"
        label={texts.search}
        type="search"
        maxLength={40}
        value={asked.search}
        onChange={(search) => void ask({ page: 1, search })}
      />
      {codes.codes.length === 0 ? (
        <NothingHere text={texts.noCodes} />
      ) : (
        <div className={table.scroll}>
          <table className={table.rows} aria-labelledby="codes">
            <thead>
              <tr>
                <th scope="col">{texts.code}</th>
                <th scope="col">{texts.state}</th>
              </tr>
            </thead>
            <tbody>
              {codes.codes.map((row) => (
                <tr key={row.code}>
                  <td data-name={texts.code}>{row.code}</td>
                  <td data-name={texts.state}>
                    <State texts={texts} row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 && (
        <div className="ways mt-4">
          <Button
            look="secondary"
            disabled={shownPage <= 1}
            onClick={() => void ask({ ...asked, page: shownPage - 1 })}
          >
            {texts.previous}
          </Button>
          <span role="status">{fill(texts.page, formatCount(shownPage), formatCount(pages))}</span>
          <Button
            look="secondary"
            disabled={shownPage >= pages}
            onClick={() => void ask({ ...asked, page: shownPage + 1 })}
          >
            {texts.next}
          </Button>
        </div>
      )}
    </>
  );
}

function State({ texts, row }: { texts: typeof fi; row: Codes['codes'][number] }) {
  const { formatDate } = useFormats();
  const { pathTo } = usePage();
  const { code, orderId, usedAt } = row;
  if (!orderId) return <span>{texts.free}</span>;
  const state =
    usedAt === null ? texts.reserved : fill(texts.usedOn, formatDate(helsinkiDay(usedAt)));
  return (
    <span>
      {state}{' '}
      <a href={pathTo('Office_Order', { id: orderId })}>
        {texts.order}
        <HiddenText> {code}</HiddenText>
      </a>
    </span>
  );
}
