import { useRef, useState } from 'react';
import { actionText } from '../../../../contract/texts/action-text.ts';
import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import { performAction, previewAction } from '../../../parts/office/action/action-requests.ts';
import { actionMessageOf } from '../../../parts/office/action/message-of.ts';
import { onCtrlEnter } from '../../../parts/office/action/on-ctrl-enter.ts';
import { useActionFaults } from '../../../parts/office/action/use-action-faults.ts';
import type { FormFault } from '../../../parts/office/actions/action-form.ts';
import {
  payRefundFault,
  payRefundForm,
  type TypedPayment,
} from '../../../parts/office/actions/pay-refund/pay-refund-form.tsx';
import { usePage } from '../../../platform/page-context.tsx';
import { useAttempt } from '../../../platform/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldErrorsProvider } from '../../../ui/field-errors.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { Refund, RefundTexts } from './refund-data.ts';

type Props = { refund: Refund; texts: RefundTexts; today: LocalDate; onChanged: () => void };

/** One click: the row itself is the preview, and the reference is the reason. */
function usePaid({ refund, texts, today, onChanged }: Props) {
  const { language } = usePage();
  const { id, site } = refund;
  const subject = { refund: { id, today, isAtSite: refund.way !== 'account', site } };
  const [actionId] = useState(() => crypto.randomUUID() as string);
  const [typed, setTyped] = useState<TypedPayment>(() => payRefundForm.begin(subject));
  const [refused, setRefused] = useState<FormFault | null>(null);
  const { isBusy, problem, setProblem, attempt } = useAttempt((error) =>
    actionMessageOf(error, texts.actions),
  );
  const form = useRef<HTMLFormElement>(null);
  const wrong = refused ? [refused] : payRefundForm.faultsOf(typed, subject);
  const faults = useActionFaults(form, wrong);
  const words = texts.actions.kinds.payRefund;

  async function mark(input: object) {
    const { refusal, previewed } = await previewAction('payRefund', input);
    if (refusal) return refuse(payRefundFault(id, refusal));
    const reason = payRefundForm.reasonOf(typed);
    await performAction('payRefund', { input, actionId, reason, previewed });
    showToast({ label: words.done, variant: 'success' });
    onChanged();
  }

  /** Shown at its field, which takes the focus. */
  function refuse(found: ReturnType<typeof payRefundFault>) {
    if (!found.field) return setProblem(actionText(words.refusals, found.says, language));
    setRefused(found);
    faults.show();
  }

  async function press() {
    const input = payRefundForm.inputOf(typed, subject);
    if (input) await mark(input);
    else faults.show();
  }

  return {
    form,
    subject,
    typed,
    problem,
    isBusy,
    press: () => void attempt(press),
    touch: faults.touch,
    errorAt: faults.errorAt({ missing: texts.actions.missing, refusals: words.refusals, language }),
    change(part: Partial<TypedPayment>) {
      setTyped((before) => ({ ...before, ...part }));
      setRefused(null);
    },
  };
}

export function PaidForm(props: Props) {
  const { language } = usePage();
  const { refund, texts } = props;
  const { work, ways } = texts;
  const { form, subject, typed, problem, isBusy, press, touch, errorAt, change } = usePaid(props);
  const { way, site, amount } = refund;
  return (
    <form
      ref={form}
      noValidate
      className="stack-4 mt-3"
      onChange={({ target }) => touch(target)}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
      onKeyDown={onCtrlEnter(press)}
    >
      <FieldErrorsProvider value={errorAt}>
        <payRefundForm.Fields
          texts={texts.actions.kinds.payRefund.form}
          subject={subject}
          typed={typed}
          onChange={change}
        />
      </FieldErrorsProvider>
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" busy={isBusy}>
          {fill(work.deed, formatMoney(fromEuros(amount), language))}
        </Button>
      </div>
      <p className="quiet">{fill(work.letter, fill(ways[way].sent, site))}</p>
    </form>
  );
}
