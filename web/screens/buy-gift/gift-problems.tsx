import { useEffect, useRef } from 'react';
import { FaultSummary } from '../../parts/form/fault-summary.tsx';
import checkout from '../../parts/order/checkout.module.css';
import type { ShellTexts } from '../../platform/screen.ts';
import { Notice } from '../../ui/notice.tsx';
import type { GiftTexts } from './gift-texts.ts';
import type { useBuyGift } from './use-buy-gift.ts';
import { faultsIn } from './use-gift-purchase.ts';

type Props = {
  texts: GiftTexts;
  shell: ShellTexts;
  isDigital: boolean;
  buying: ReturnType<typeof useBuyGift>;
};

/** What stands above the form: the list of faults, or what the server said against it. */
export function GiftProblems({ texts, shell, isDigital, buying }: Props) {
  const { form, refusal } = buying;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) notice.current?.focus();
  }, [refusal]);

  if (refusal) {
    return (
      <div className={checkout.problem} ref={notice} tabIndex={-1}>
        <Notice kind="error" kindLabel={shell.toast.error} title={refusal.title}>
          {refusal.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      </div>
    );
  }
  if (form.faults.found.length === 0) return null;
  const left = faultsIn(form, isDigital, texts);
  return (
    <div className={checkout.problem}>
      <FaultSummary
        faults={form.faults}
        isInOrder={({ field }) => !left.some((fault) => fault.field === field)}
        texts={texts.form.summary}
      />
    </div>
  );
}
