import { useEffect, useRef } from 'react';
import { yearOf } from '../../../domain/base/local-date.ts';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Notice } from '../../ui/notice.tsx';
import { FaultSummary } from '../form/fault-summary.tsx';
import type { CardFormTexts } from './card-fields.tsx';
import css from './card-form.module.css';
import type { CardFormState } from './card-form-state.ts';
import { isInOrder } from './judge-card-form.ts';

type Props = {
  form: CardFormState;
  billing: BillingType;
  refusal: { title: string; messages: string[]; pendingPaymentUrl?: string | null } | null;
  /** Said when nothing is wrong, such as that the password is wanted once more. */
  note?: string | null;
  texts: CardFormTexts;
  shell: ShellTexts;
};

/** What stands above the form: the list of faults, or what the server said against it. */
export function FormProblems({ form, billing, refusal, note, texts, shell }: Props) {
  const { today } = usePage();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) notice.current?.focus();
  }, [refusal]);

  if (refusal) {
    return (
      <div className={css.problem} ref={notice} tabIndex={-1}>
        <Notice kind="error" kindLabel={shell.toast.error} title={refusal.title}>
          {refusal.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
          {refusal.pendingPaymentUrl && (
            <p>
              <a href={refusal.pendingPaymentUrl}>{texts.pendingPayment}</a>
            </p>
          )}
        </Notice>
      </div>
    );
  }
  if (form.faults.found.length > 0) {
    const context = { billing, currentYear: yearOf(today) };
    return (
      <div className={css.problem}>
        <FaultSummary
          faults={form.faults}
          isInOrder={(fault) => isInOrder(fault, form, context)}
          texts={texts.summary}
        />
      </div>
    );
  }
  if (!note) return null;
  return (
    <div className={css.problem}>
      <Notice kindLabel={shell.toast.info} live="status">
        <p>{note}</p>
      </Notice>
    </div>
  );
}
