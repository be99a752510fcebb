import { useEffect, useRef } from 'react';
import type { ShellTexts } from '../../platform/screen.ts';
import { Notice } from '../../ui/notice.tsx';
import { useAfterFirstLoad, useCode } from '../../ui/use-code.ts';
import type { Fault, FormFaults } from '../form/form-faults.ts';
import css from '../form/form-grid.module.css';
import type { CardFormTexts } from './card-fields.tsx';
import type { Refusal } from './order-refusal.ts';

type Props = {
  faults: FormFaults;
  /** Whether the user has corrected it since. */
  isFixed: (fault: Fault) => boolean;
  refusal: Refusal | null;
  /** Shown without errors, such as that the password must be typed again. */
  note?: string | null;
  texts: CardFormTexts;
  shell: ShellTexts;
};

// Not part of the first load: nothing is wrong before the visitor has filled in anything.
const loadFaultSummary = () => import('../form/fault-summary.tsx');

/** Above every order form: the list of errors, or the server's refusal. */
export function FormProblems({ faults, isFixed, refusal, note, texts, shell }: Props) {
  const list = useCode(loadFaultSummary, useAfterFirstLoad());
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) notice.current?.focus();
  }, [refusal]);

  if (refusal) {
    return (
      <div className={`mt-4 ${css.problem}`} ref={notice} tabIndex={-1}>
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
  if (faults.found.length > 0) {
    return (
      list && (
        <div className={`mt-4 ${css.problem}`}>
          <list.FaultSummary faults={faults} isFixed={isFixed} texts={texts.summary} />
        </div>
      )
    );
  }
  if (!note) return null;
  return (
    <div className={`mt-4 ${css.problem}`}>
      <Notice kindLabel={shell.toast.info} live="status">
        <p>{note}</p>
      </Notice>
    </div>
  );
}
