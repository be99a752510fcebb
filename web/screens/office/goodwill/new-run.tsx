import { type FormEvent, useState } from 'react';
import { REASON_LENGTH } from '../../../../domain/office/actions.ts';
import { isReason } from '../../../parts/office/action/use-action.ts';
import { callServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { errorMessage } from '../../../platform/read-error.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { CountedCards } from './counted-cards.tsx';
import { FilterFields } from './filter-fields.tsx';
import { emptyForm, type FilterFaults, type FilterForm, readFilter } from './filter-input.ts';
import {
  COUNTS,
  type Counted,
  type GoodwillPage,
  type GoodwillTexts,
  type Run,
  type Wanted,
} from './goodwill-data.ts';

type Props = {
  texts: GoodwillTexts;
  museums: GoodwillPage['museums'];
  onAsked: (runs: Run[]) => void;
};

/** Filter, preview, reason, request. A changed filter must be counted again. */
export function NewRun({ texts, museums, onAsked }: Props) {
  const { today } = usePage();
  // The id stays until the request is accepted, so that a retry after a lost answer is idempotent.
  const [id, setId] = useState(() => crypto.randomUUID() as string);
  const [form, setForm] = useState(() => emptyForm(today));
  const [faults, setFaults] = useState<FilterFaults>({});
  const [looked, setLooked] = useState<{ wanted: Wanted; counted: Counted } | null>(null);
  const [reason, setReason] = useState('');
  const { isBusy, attempt } = useAttempt(explain, { asToast: true });

  /** A refusal means that the preview is stale. */
  function explain(error: unknown) {
    setLooked(null);
    return errorMessage(error, texts.failed);
  }

  function change(changes: Partial<FilterForm>) {
    setForm({ ...form, ...changes });
    setFaults({});
    setLooked(null);
  }

  async function count(event: FormEvent) {
    event.preventDefault();
    const read = readFilter(form);
    if ('faults' in read) {
      setFaults(read.faults);
      return document.getElementById(Object.keys(read.faults)[0] ?? '')?.focus();
    }
    const { wanted } = read;
    await attempt(async () => {
      const counted = await callServer('BackOfficeController', 'countGoodwill', wanted, COUNTS);
      setLooked({ wanted, counted });
    });
  }

  const ask = ({ wanted, counted: { previewed } }: NonNullable<typeof looked>) =>
    attempt(async () => {
      const asked = { ...wanted, id, reason: reason.trim(), previewed };
      const { runs } = await callServer('BackOfficeController', 'askGoodwillRun', asked, COUNTS);
      onAsked(runs);
      showToast({ label: texts.asked, variant: 'success' });
      setId(crypto.randomUUID());
      setForm(emptyForm(today));
      setLooked(null);
      setReason('');
    });

  return (
    <section className="section list-width" aria-labelledby="new">
      <h2 id="new">{texts.new}</h2>
      <form className="form stack-5 mt-4" onSubmit={(event) => void count(event)} noValidate>
        <FilterFields
          texts={texts}
          form={form}
          faults={faults}
          museums={museums}
          onChange={change}
        />
        <Button type="submit" look={looked ? 'secondary' : 'primary'} busy={isBusy}>
          {texts.count}
        </Button>
      </form>
      <div aria-live="polite">
        {looked && <CountedCards counted={looked.counted} texts={texts} />}
      </div>
      {looked && looked.counted.count > 0 && (
        <div className="form stack-5 mt-4">
          <TextArea
            id="goodwill-reason"
            label={texts.reason}
            hint={texts.reasonHint}
            value={reason}
            onChange={setReason}
            counter={{ most: REASON_LENGTH.most, text: texts.counter }}
            required
          />
          <Button busy={isBusy} disabled={!isReason(reason)} onClick={() => void ask(looked)}>
            {texts.ask}
          </Button>
          <p className="quiet">{texts.askHint}</p>
        </div>
      )}
    </section>
  );
}
