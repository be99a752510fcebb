import { type FormEvent, useState } from 'react';
import { REPRINT_REASONS, type ReprintReason } from '../../../../domain/card/plastic-card.ts';
import { callServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-plastic.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import css from './plastic.module.css';
import type { Press } from './plastic-data.ts';

type Props = { texts: typeof fi; isBusy: boolean; press: Press };

/** Another plastic card after a loss or a wrong name. */
export function ReprintForm({ texts, isBusy, press }: Props) {
  const { reprint } = texts;
  const [customerNumber, setNumber] = useState('');
  const [reason, setReason] = useState<ReprintReason>('lost');
  const [isMissing, setMissing] = useState(false);
  /** The person whose address is missing. */
  const [missingOf, setMissingOf] = useState<string | null>(null);
  const { pathTo } = usePage();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const isEmpty = customerNumber.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return document.getElementById('customerNumber')?.focus();
    const asked = { customerNumber, reason };
    let missingOf: string | null = null;
    const order = async () => {
      const answer = await callServer('BackOfficeController', 'reprintPlastic', asked);
      missingOf = answer.addressMissingOf;
      return answer;
    };
    const isDone = await press(order);
    setMissingOf(missingOf);
    if (!isDone || missingOf) return;
    setNumber('');
    showToast({ label: reprint.done, variant: 'success' });
  }

  return (
    <section className="section" aria-labelledby="reprint">
      <h2 id="reprint">{reprint.heading}</h2>
      <p className="quiet">{reprint.lead}</p>
      <form className={css.reprint} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          id="customerNumber"
          label={reprint.number}
          value={customerNumber}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          error={isMissing ? reprint.missing : null}
          onChange={setNumber}
        />
        <SelectField
          id="reason"
          autoComplete="off"
          label={reprint.reason}
          value={reason}
          options={REPRINT_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
          onChange={(value) => setReason(value as ReprintReason)}
        />
        <Button type="submit" look="secondary" busy={isBusy}>
          {reprint.submit}
        </Button>
      </form>
      <div aria-live="polite">
        {missingOf && (
          <p className={css.warning}>
            {reprint.noAddress}{' '}
            <a href={pathTo('Office_Person', { id: missingOf })}>{reprint.changeAddress}</a>
          </p>
        )}
      </div>
    </section>
  );
}
