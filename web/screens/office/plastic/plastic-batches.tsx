import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { callServer, readFromServer } from '../../../platform/call-server.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-plastic.ts';
import { Button } from '../../../ui/button.tsx';
import { DangerQuestion } from '../../../ui/danger-question.tsx';
import { BatchCards } from './batch-cards.tsx';
import css from './plastic.module.css';
import type { BatchCard, PlasticBatch, Press } from './plastic-data.ts';

type Shared = { texts: typeof fi; isBusy: boolean; press: Press };

export function PlasticBatches({ batches, ...shared }: Shared & { batches: PlasticBatch[] }) {
  const { texts } = shared;
  return (
    <section className="section" aria-labelledby="batches">
      <h2 id="batches">{texts.batches}</h2>
      <p className="quiet">{batches.length === 0 ? texts.noBatches : texts.files}</p>
      <ul>
        {batches.map((batch) => (
          <Batch key={batch.batchId} batch={batch} {...shared} />
        ))}
      </ul>
    </section>
  );
}

function Batch({ batch, texts, isBusy, press }: Shared & { batch: PlasticBatch }) {
  const { formatDateTime } = useFormats();
  const { batchId, number, producedAt, count, posted, leftOut } = batch;
  const [cards, setCards] = useState<BatchCard[] | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { attempt } = useAttempt(() => texts.failed, { asToast: true });
  const headingId = headingOf(number);

  const load = () =>
    attempt(async () => {
      const asked = { batchId };
      setCards((await readFromServer('BackOfficeController', 'getPlasticBatch', asked)).cards);
    });

  async function post(plasticIds?: string[]) {
    const asked = { batchId, ...(plasticIds ? { plasticIds } : {}) };
    const isDone = await press(() =>
      callServer('BackOfficeController', 'markPlasticPosted', asked),
    );
    setAsked(false);
    if (isDone && cards) await load();
  }

  return (
    <li className="stack-2 entry">
      <h3 id={headingId}>{fill(texts.batch, number)}</h3>
      <p>
        {fill(texts.made, formatDateTime(batch.madeAt), count)}
        {producedAt !== null && ` ${fill(texts.produced, formatDateTime(producedAt))}`}
        {posted > 0 && ` ${fill(texts.posted, posted)}`}
      </p>
      {leftOut > 0 && <p className={css.warning}>{fill(texts.leftOut, leftOut)}</p>}
      <div className="ways mt-4">
        <a href={batch.pdfUrl} download aria-describedby={headingId}>
          {texts.pdf}
        </a>
        <a href={batch.csvUrl} download aria-describedby={headingId}>
          {texts.csv}
        </a>
        <Button
          look="text"
          aria-expanded={cards !== null}
          aria-describedby={headingId}
          onClick={() => (cards ? setCards(null) : void load())}
        >
          {cards ? texts.hide : texts.show}
        </Button>
      </div>
      <Marks
        batch={batch}
        texts={texts}
        isBusy={isBusy}
        press={press}
        onPost={() => setAsked(true)}
      />
      {cards && (
        <BatchCards
          cards={cards}
          caption={fill(texts.cards, number)}
          texts={texts}
          isBusy={isBusy}
          onPosted={(ids) => void post(ids)}
        />
      )}
      <DangerQuestion
        open={isAsked}
        title={texts.askTitle}
        keep={texts.askKeep}
        act={texts.askAct}
        busy={isBusy}
        onKeep={() => setAsked(false)}
        onAct={() => void post()}
      >
        {fill(texts.ask, openOf(batch))}
      </DangerQuestion>
    </li>
  );
}

type MarksProps = Shared & { batch: PlasticBatch; onPost: () => void };

function Marks({ batch, texts, isBusy, press, onPost }: MarksProps) {
  const { batchId, number, producedAt } = batch;
  const described = { 'aria-describedby': headingOf(number), busy: isBusy };
  const produce = () => callServer('BackOfficeController', 'markPlasticProduced', { batchId });
  return (
    <div className="ways mt-4">
      {producedAt === null && (
        <Button look="secondary" {...described} onClick={() => void press(produce)}>
          {texts.markProduced}
        </Button>
      )}
      {openOf(batch) > 0 && (
        <Button look="secondary" {...described} onClick={onPost}>
          {texts.markPosted}
        </Button>
      )}
    </div>
  );
}

const headingOf = (number: number) => `batch-${number}`;
const openOf = ({ count, posted, leftOut }: PlasticBatch) => count - posted - leftOut;
