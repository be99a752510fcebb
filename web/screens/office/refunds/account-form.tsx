import { useRef, useState } from 'react';
import { useActionFaults } from '../../../parts/office/action/use-action-faults.ts';
import { callServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { errorMessage } from '../../../platform/read-error.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldErrorsProvider } from '../../../ui/field-errors.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Refund, Refunds, RefundTexts } from './refund-data.ts';

type Props = { refund: Refund; texts: RefundTexts; onChanged: (refunds?: Refunds) => void };

/** The payer's account number, as given to customer service. */
export function AccountForm({ refund: { id, payerName }, texts, onChanged }: Props) {
  const { person, language } = usePage();
  const { work } = texts;
  const [holder, setHolder] = useState(payerName ?? '');
  const [iban, setIban] = useState('');
  const { isBusy, problem, setProblem, onSubmit } = useAttempt((error) => {
    faults.show();
    return errorMessage(error, texts.failed);
  });
  const form = useRef<HTMLFormElement>(null);
  const faults = useActionFaults(form, problem ? [{ field: `iban-${id}`, says: problem }] : []);
  if (!person?.rights?.includes('refund.ask')) return null;

  async function save() {
    if (!holder.trim() || !iban.trim()) return void faults.show();
    const told = { refundId: id, iban, holder };
    onChanged(await callServer('BackOfficeController', 'saveRefundAccount', told));
    showToast({ label: work.saved, variant: 'success' });
  }

  const errorAt = faults.errorAt({ missing: texts.actions.missing, refusals: {}, language });
  return (
    <form
      ref={form}
      noValidate
      className="stack-4 mt-3"
      onChange={({ target }) => faults.touch(target)}
      onSubmit={onSubmit(save)}
    >
      <FieldErrorsProvider value={errorAt}>
        <TextField
          id={`holder-${id}`}
          label={work.holderField}
          autoComplete="off"
          maxLength={120}
          value={holder}
          onChange={setHolder}
          required
        />
        <TextField
          id={`iban-${id}`}
          label={work.ibanField}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={50}
          value={iban}
          onChange={(typed) => {
            setIban(typed);
            setProblem(null);
          }}
          required
        />
      </FieldErrorsProvider>
      <div>
        <Button type="submit" look="secondary" busy={isBusy}>
          {work.save}
        </Button>
      </div>
    </form>
  );
}
