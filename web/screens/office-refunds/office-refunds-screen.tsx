import { useState } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { listedText } from '../../../domain/office/work-list.ts';
import { NothingHere } from '../../parts/office/nothing-here.tsx';
import type { OfficeData } from '../../parts/office/office-data.ts';
import { OfficeFrame } from '../../parts/office/office-frame.tsx';
import { useRowsAtATime } from '../../parts/office/rows-at-a-time.tsx';
import { useFormats } from '../../parts/office/use-formats.ts';
import { callServer } from '../../platform/call-server.ts';
import type { ScreenProps, ShellTexts } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/office-refunds.ts';
import { showToast } from '../../ui/toast-store.ts';
import { MarkDone } from './mark-done.tsx';
import css from './office-refunds.module.css';
import type { Refunds } from './refund-data.ts';
import { StatementList } from './statement-list.tsx';
import { StuckList } from './stuck-list.tsx';
import { UnmatchedList } from './unmatched-list.tsx';
import { UnreturnedList } from './unreturned-list.tsx';
import { VoucherComparison } from './voucher-comparison.tsx';

type Texts = typeof fi;

/** As the portals in which the money is sent back are called. */
const PROVIDERS: Record<Refund['providerType'], string> = {
  paytrail: 'Paytrail',
  epassi: 'ePassi',
  smartum: 'Smartum',
  edenred: 'Paytrail (Edenred)',
  zevoy: 'Paytrail (Zevoy)',
};

/** Staff: money that must go back and that no machine can send, or that nobody has answered for. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<Refunds>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Refunds" data={data}>
      {(page) => <RefundLists texts={texts} shell={shell} initial={page} />}
    </OfficeFrame>
  );
}

type ListsProps = { texts: Texts; shell: ShellTexts; initial: Refunds };

function RefundLists({ texts, shell, initial }: ListsProps) {
  const [refunds, setRefunds] = useState(initial);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const waiting = useRowsAtATime(refunds.waiting, texts.frame);

  async function mark(id: string, call: () => Promise<Refunds>) {
    setBusyWith(id);
    try {
      setRefunds(await call());
    } catch {
      showToast({ label: texts.failed, variant: 'error' });
    }
    setBusyWith(null);
  }

  return (
    <>
      <h1>{texts.heading}</h1>
      <p className={css.lead}>{texts.lead}</p>
      <section className={css.section} aria-labelledby="refunds">
        <h2 id="refunds">{fill(texts.waiting, listedText(refunds.waiting.length))}</h2>
        {refunds.waiting.length === 0 && <NothingHere text={texts.nothing} />}
        <ul>
          {waiting.shown.map((refund) => (
            <li key={refund.id} className={css.refund}>
              <Facts refund={refund} texts={texts} />
              <p>{texts.why[refund.state]}</p>
              <MarkDone
                texts={texts}
                describedBy={refund.id}
                isBusy={busyWith === refund.id}
                onDone={() =>
                  void mark(refund.id, () =>
                    callServer('BackOfficeController', 'markRefundDone', {
                      refundId: refund.id,
                    }),
                  )
                }
              />
            </li>
          ))}
        </ul>
        {waiting.more}
      </section>
      <StatementList
        statements={refunds.statements}
        texts={texts}
        busyWith={busyWith}
        onDone={(id) =>
          void mark(id, () => callServer('BackOfficeController', 'markStatementDone', { id }))
        }
      />
      <UnmatchedList
        money={refunds.unmatched}
        texts={texts}
        busyWith={busyWith}
        onDone={(id) =>
          void mark(id, () => callServer('BackOfficeController', 'markUnmatchedDone', { id }))
        }
      />
      <UnreturnedList
        payments={refunds.unreturned}
        texts={texts}
        busyWith={busyWith}
        onAnswered={(paymentId, isPaid) =>
          void mark(paymentId, () =>
            callServer('BackOfficeController', 'markUnreturned', { paymentId, isPaid }),
          )
        }
      />
      <StuckList
        id="stuck"
        payments={refunds.stuck.filter(({ state }) => state === 'pending')}
        texts={texts}
      />
      <StuckList
        id="charges"
        payments={refunds.stuck.filter(({ state }) => state === 'unknown')}
        texts={texts}
      />
      <VoucherComparison
        compared={refunds.compared}
        texts={texts}
        shell={shell}
        onRecorded={setRefunds}
      />
      <SeenTo done={refunds.done} texts={texts} />
    </>
  );
}

type Refund = Refunds['waiting'][number];

function Facts({ refund, texts }: { refund: Refund; texts: Texts }) {
  const { formatDateTime } = useFormats();
  const { id, orderNumber, amount, reason, providerType, transactionId, flaggedAt } = refund;
  return (
    <>
      <h3 id={id}>
        {orderNumber}, {formatMoney(fromEuros(amount))}
      </h3>
      <p className="quiet">
        {texts.reason[reason]}, {formatDateTime(flaggedAt)}. {PROVIDERS[providerType]}
        {transactionId && `, ${fill(texts.transaction, transactionId)}`}
      </p>
    </>
  );
}

function SeenTo({ done, texts }: { done: Refund[]; texts: Texts }) {
  const { formatDateTime } = useFormats();
  if (done.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="done">
      <h2 id="done">{texts.done}</h2>
      <ul>
        {done.map((refund) => (
          <li key={refund.id} className={css.refund}>
            <Facts refund={refund} texts={texts} />
            <p>
              {fill(
                texts.doneBy,
                formatDateTime(refund.endedAt ?? 0),
                refund.endedBy ?? PROVIDERS[refund.providerType] ?? '',
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
