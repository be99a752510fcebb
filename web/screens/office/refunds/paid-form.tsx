import { useRef, useState } from 'react';
import { actionText } from '../../../../contract/texts/action-text.ts';
import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import { performAction, previewAction } from '../../../parts/office/action/action-requests.ts';
import { actionMessageOf } from '../../../parts/office/action/message-of.ts';
import { useActionFaults } from '../../../parts/office/action/use-action-faults.ts';
import type { FormFault } from '../../../parts/office/actions/action-form.ts';
import {
  payRefundFault,
  payRefundForm,
} from '../../../parts/office/actions/pay-refund/pay-refund-form.tsx';
import { usePage } from '../../../platform/page-context.tsx';
import { useOneAtATime } from '../../../platform/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldErrorsProvider } from '../../../ui/field-errors.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { Refund, RefundTexts } from './refund-data.ts';
import css from './waiting-refunds.module.css';

type Props = { refund: Refund; texts: RefundTexts; today: LocalDate; onChanged: () => void };

/** One click: the row itself is the preview, and the reference is the reason. */
function usePaid({ refund, texts, onChanged }: Props) {
  const { language } = usePage();
  const [actionId] = useState(() => crypto.randomUUID() as string);
  const [input, setInput] = useState<object | null>(null);
  const [wrong, setWrong] = useState<FormFault[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, whileBusy } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  const faults = useActionFaults(form, wrong);
  const words = texts.actions.kinds.payRefund;

  async function mark(paid: object) {
    const { refusal, previewed } = await previewAction('payRefund', paid);
    if (refusal) return refuse(payRefundFault(refund.id, refusal));
    const reason = payRefundForm.reasonOf?.(paid) ?? refund.orderNumber;
    await performAction('payRefund', { input: paid, actionId, reason, previewed });
    showToast({ label: words.done, variant: 'success' });
    onChanged();
  }

  /** Shown at its field, which takes the focus. */
  function refuse(refused: ReturnType<typeof payRefundFault>) {
    if (!refused.field) return setFault(actionText(words.refusals, refused.says, language));
    setWrong([refused]);
    faults.show();
  }

  async function press() {
    setFault(null);
    if (!input) return void faults.show();
    try {
      await mark(input);
    } catch (error) {
      setFault(actionMessageOf(error, texts.actions));
    }
  }

  return {
    form,
    fault,
    isBusy,
    press: () => void whileBusy(press),
    touch: faults.touch,
    errorAt: faults.errorAt({ missing: texts.actions.missing, refusals: words.refusals, language }),
    change(typed: object | null, found: FormFault[] = []) {
      setInput(typed);
      setWrong(found);
    },
  };
}

export function PaidForm(props: Props) {
  const { language } = usePage();
  const { refund, texts, today } = props;
  const { work, ways } = texts;
  const { form, fault, isBusy, press, touch, errorAt, change } = usePaid(props);
  const { id, way, site, amount } = refund;
  const isAtSite = way !== 'account';
  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onChange={({ target }) => touch(target)}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        press();
      }}
    >
      <FieldErrorsProvider value={errorAt}>
        <payRefundForm.Form
          texts={texts.actions.kinds.payRefund.form}
          subject={{ refund: { id, today, isAtSite, site } }}
          onInput={change}
        />
      </FieldErrorsProvider>
      {fault && (
        <p className={css.refusal} role="alert">
          {fault}
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
