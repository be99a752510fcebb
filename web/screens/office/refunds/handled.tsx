import { useState } from 'react';
import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import { UndoDialog } from '../../../parts/office/action/undo-dialog.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Refund, RefundTexts } from './refund-data.ts';
import css from './refunds.module.css';
import { useMaySettle } from './use-may-settle.ts';

type Props = { done: Refund[]; texts: RefundTexts; onChanged: () => void };

/** Completed refunds with person and reference; can be undone for a day. */
export function CompletedRefunds({ done, texts, onChanged }: Props) {
  const { formatDateTime } = useFormats();
  const { pathTo, language } = usePage();
  if (done.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="done">
      <h2 id="done" tabIndex={-1}>
        {texts.done}
      </h2>
      <ul>
        {done.map((refund) => (
          <li key={refund.id} className={`stack-2 start entry list-width ${css.refund}`}>
            <h3 id={refund.id}>
              {refund.payerName && `${refund.payerName}, `}
              <a href={pathTo('Office_Payment', { id: refund.paymentId })} data-row>
                {refund.orderNumber}
              </a>
              , {formatMoney(fromEuros(refund.amount), language)}
            </h3>
            <p className="quiet">
              {texts.reason[refund.reason]}.{' '}
              {fill(
                texts.doneBy,
                formatDateTime(refund.endedAt ?? 0),
                refund.endedBy ?? refund.site,
              )}
              {refund.paid && `, ${fill(texts.named, refund.paid.reference)}`}
            </p>
            <TakeBack refund={refund} texts={texts} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TakeBackProps = Omit<Props, 'done'> & { refund: Refund };

function TakeBack({ refund: { id, paid }, texts, onChanged }: TakeBackProps) {
  const { formatDateTime } = useFormats();
  const maySettle = useMaySettle();
  const [isAsking, setIsAsking] = useState(false);
  if (!paid?.undoUntil || !maySettle) return null;
  return (
    <>
      <p>{fill(texts.undoable, formatDateTime(paid.undoUntil))}</p>
      <Button look="secondary" aria-describedby={id} data-undo onClick={() => setIsAsking(true)}>
        {texts.actions.undo}
      </Button>
      {isAsking && (
        <UndoDialog
          texts={texts.actions}
          action={{ id: paid.actionId, kind: 'payRefund' }}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            setIsAsking(false);
            showToast({ label: texts.actions.undone, variant: 'success' });
            onChanged();
          }}
        />
      )}
    </>
  );
}
