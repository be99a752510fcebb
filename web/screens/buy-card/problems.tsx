import { useEffect, useRef } from 'react';
import { yearOf } from '../../../domain/base/local-date.ts';
import { isInOrder } from '../../parts/card-form/judge-card-form.ts';
import { FaultSummary } from '../../parts/form-faults/fault-summary.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './buy-card.module.css';
import type { StepProps } from './step-props.ts';

/** What stands above the form: the list of faults, or what the server said against it. */
export function Problems({ texts, shell, buying }: StepProps) {
  const { today } = usePage();
  const { form, billing, refusal, isPasswordAsked } = buying.state;
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
          texts={texts.form.summary}
        />
      </div>
    );
  }
  if (!isPasswordAsked) return null;
  return (
    <div className={css.problem}>
      <Notice kindLabel={shell.toast.info} live="status">
        <p>{texts.form.passwordAgain}</p>
      </Notice>
    </div>
  );
}
