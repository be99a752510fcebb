import { type FormEvent, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { helsinkiDay } from '../../../../domain/base/local-date.ts';
import { MOST_IN_PLASTIC_BATCH } from '../../../../domain/card/plastic-card.ts';
import { MOST_COUNTED } from '../../../../domain/office/work-list.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { callServer } from '../../../platform/call-server.ts';
import type { texts as fi } from '../../../texts/fi/office-plastic.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import css from './plastic.module.css';
import type { PlasticCards, Press } from './plastic-data.ts';
import { PlasticTable } from './plastic-table.tsx';

type Texts = typeof fi;
type Props = { plastic: PlasticCards; texts: Texts; isBusy: boolean; press: Press };

export function WaitingPlastic({ plastic, texts, isBusy, press }: Props) {
  const { formatDate } = useFormats();
  const { waitingCount, oldestAt, waiting } = plastic;
  if (waitingCount === 0) {
    return (
      <section className="section" aria-labelledby="waiting">
        <h2 id="waiting">{texts.nothing}</h2>
      </section>
    );
  }
  return (
    <section className="section" aria-labelledby="waiting">
      <h2 id="waiting">
        {waitingCount > MOST_COUNTED
          ? fill(texts.waitingMore, MOST_COUNTED)
          : fill(texts.waiting, waitingCount)}
      </h2>
      <p className="quiet">
        {oldestAt !== null && fill(texts.oldest, formatDate(helsinkiDay(oldestAt)))}
      </p>
      <MakeBatch waitingCount={waitingCount} texts={texts} isBusy={isBusy} press={press} />
      <WaitingTable waiting={waiting} texts={texts} />
      {waiting.length < waitingCount && (
        <p className="quiet">{fill(texts.first, waiting.length)}</p>
      )}
    </section>
  );
}

type MakeProps = { waitingCount: number; texts: Texts; isBusy: boolean; press: Press };

function MakeBatch({ waitingCount, texts, isBusy, press }: MakeProps) {
  const most = Math.min(waitingCount, MOST_IN_PLASTIC_BATCH);
  const [typed, setTyped] = useState(String(most));
  const [isWrong, setWrong] = useState(false);
  // Kept until the batch is made, so that a retry is idempotent.
  const [batchId, setBatchId] = useState(() => crypto.randomUUID() as string);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const count = Number(typed.trim());
    const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_IN_PLASTIC_BATCH;
    setWrong(!isCount);
    if (!isCount) return document.getElementById('count')?.focus();
    const call = () => callServer('BackOfficeController', 'makePlasticBatch', { batchId, count });
    if (!(await press(call))) return;
    setBatchId(crypto.randomUUID());
    showToast({ label: texts.madeBatch, variant: 'success' });
  }

  return (
    <form className={css.make} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        autoComplete="off"
        id="count"
        label={texts.count}
        value={typed}
        inputMode="numeric"
        maxLength={4}
        hint={fill(texts.countHint, MOST_IN_PLASTIC_BATCH)}
        error={isWrong ? fill(texts.countWrong, MOST_IN_PLASTIC_BATCH) : null}
        onChange={setTyped}
      />
      <Button type="submit" busy={isBusy}>
        {texts.make}
      </Button>
    </form>
  );
}

function WaitingTable({ waiting, texts }: { waiting: PlasticCards['waiting']; texts: Texts }) {
  const { formatDate } = useFormats();
  const ordered = {
    name: texts.ordered,
    cell: ({ orderedAt, reprintReason }: PlasticCards['waiting'][number]) =>
      formatDate(helsinkiDay(orderedAt)) +
      (reprintReason ? `, ${texts.reprinted}: ${texts.reasons[reprintReason]}` : ''),
  };
  return <PlasticTable cards={waiting} texts={texts} columns={[ordered]} />;
}
