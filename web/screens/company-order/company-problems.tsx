import { useEffect, useRef } from 'react';
import { yearOf } from '../../../domain/base/local-date.ts';
import { FaultSummary } from '../../parts/form/fault-summary.tsx';
import checkout from '../../parts/order/checkout.module.css';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Notice } from '../../ui/notice.tsx';
import type { CompanyTexts } from './company-texts.ts';
import { companyFaults } from './company-wire.ts';
import type { useCompanyOrder } from './use-company-order.ts';

type Props = {
  ordering: ReturnType<typeof useCompanyOrder>;
  texts: CompanyTexts;
  shell: ShellTexts;
};

/** What stands above the form: the list of faults, or what the server said against it. */
export function CompanyProblems({ ordering: { state }, texts, shell }: Props) {
  const { today } = usePage();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.refusal) notice.current?.focus();
  }, [state.refusal]);
  if (state.refusal) {
    return (
      <div className={checkout.problem} ref={notice} tabIndex={-1}>
        <Notice kind="error" kindLabel={shell.toast.error} title={state.refusal.title}>
          {state.refusal.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      </div>
    );
  }
  if (state.faults.found.length === 0) return null;
  const wrong = companyFaults(state, yearOf(today)).map(({ field }) => field);
  return (
    <div className={checkout.problem}>
      <FaultSummary
        faults={state.faults}
        isInOrder={({ field }) => !wrong.includes(field)}
        texts={texts.form.summary}
      />
    </div>
  );
}
