import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { NothingHere } from '../../../parts/office/list/nothing-here.tsx';
import { useRowsAtATime } from '../../../parts/office/list/rows-at-a-time.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { callServer } from '../../../platform/call-server.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-envelopes.ts';
import { Button } from '../../../ui/button.tsx';
import table from '../../../ui/table.module.css';
import type { Envelopes } from './envelope-data.ts';

type Texts = typeof fi;

/** Staff: envelopes waiting to be printed, in print, and posted. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<Envelopes>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Envelopes" data={data}>
      {(page) => <EnvelopeLists texts={texts} initial={page} />}
    </OfficeFrame>
  );
}

function EnvelopeLists({ texts, initial }: { texts: Texts; initial: Envelopes }) {
  const [envelopes, setEnvelopes] = useState(initial);
  const { isBusy, attempt } = useAttempt(() => texts.failed, { asToast: true });

  const press = (call: () => Promise<Envelopes>) => attempt(async () => setEnvelopes(await call()));

  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="mt-4">{texts.lead}</p>
      <Waiting
        waiting={envelopes.waiting}
        texts={texts}
        isBusy={isBusy}
        onMake={() => void press(() => callServer('BackOfficeController', 'makeEnvelopeBatch', {}))}
      />
      <Batches
        batches={envelopes.batches}
        texts={texts}
        isBusy={isBusy}
        onPosted={(batchId) =>
          void press(() => callServer('BackOfficeController', 'markEnvelopesPosted', { batchId }))
        }
      />
    </>
  );
}

type WaitingProps = {
  waiting: Envelopes['waiting'];
  texts: Texts;
  isBusy: boolean;
  onMake: () => void;
};

function Waiting({ waiting, texts, isBusy, onMake }: WaitingProps) {
  const { formatDateTime } = useFormats();
  const { shown, more } = useRowsAtATime(waiting, texts.frame);
  return (
    <section className="section" aria-labelledby="waiting">
      <h2 id="waiting">{fill(texts.waiting, waiting.length)}</h2>
      {waiting.length === 0 && <NothingHere text={texts.nothing} />}
      {waiting.length > 0 && (
        <>
          <div className={table.scroll}>
            <table className={table.rows}>
              <thead>
                <tr>
                  <th scope="col">{texts.recipient}</th>
                  <th scope="col">{texts.addressee}</th>
                  <th scope="col">{texts.address}</th>
                  <th scope="col">{texts.paid}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ giftId, recipientName, addressee, address, paidAt }) => (
                  <tr key={giftId}>
                    <td data-name={texts.recipient}>{recipientName}</td>
                    <td data-name={texts.addressee}>{addressee}</td>
                    <td data-name={texts.address}>{address}</td>
                    <td data-name={texts.paid}>{formatDateTime(paidAt)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {more}
          <p className="ways mt-4">
            <Button busy={isBusy} onClick={onMake}>
              {texts.make}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

type BatchesProps = {
  batches: Envelopes['batches'];
  texts: Texts;
  isBusy: boolean;
  onPosted: (batchId: string) => void;
};

function Batches({ batches, texts, isBusy, onPosted }: BatchesProps) {
  const { formatDateTime, formatList } = useFormats();
  return (
    <section className="section" aria-labelledby="batches">
      <h2 id="batches">{texts.batches}</h2>
      {batches.length === 0 && <NothingHere text={texts.noBatches} />}
      <ul>
        {batches.map(({ batchId, number, madeAt, postedAt, count, leftOut, csvUrl, pdfUrl }) => (
          <li key={batchId} className="stack-2 entry">
            <h3>{fill(texts.batch, number)}</h3>
            <p>
              {fill(texts.made, formatDateTime(madeAt), count)}
              {postedAt !== null && `. ${fill(texts.posted, formatDateTime(postedAt))}`}
            </p>
            {leftOut.length > 0 && <p>{fill(texts.leftOut, formatList(leftOut))}</p>}
            <div className="ways mt-4">
              <a href={pdfUrl} download>
                {texts.pdf}
              </a>
              <a href={csvUrl} download>
                {texts.csv}
              </a>
              {postedAt === null && (
                <Button look="secondary" busy={isBusy} onClick={() => onPosted(batchId)}>
                  {texts.mark}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
