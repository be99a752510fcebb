import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { listedText } from '../../../domain/office/work-list.ts';
import { NothingHere } from '../../parts/office/nothing-here.tsx';
import { useRowsAtATime } from '../../parts/office/rows-at-a-time.tsx';
import { useFormats } from '../../parts/office/use-formats.ts';
import type { texts as fi } from '../../texts/fi/office-refunds.ts';
import { MarkDone } from './mark-done.tsx';
import css from './office-refunds.module.css';
import type { Refunds } from './refund-data.ts';

type Texts = typeof fi;
type Refund = Refunds['waiting'][number];

/** As the portals in which the money is sent back are called. */
const PROVIDERS: Record<Refund['providerType'], string> = {
  paytrail: 'Paytrail',
  epassi: 'ePassi',
  smartum: 'Smartum',
  edenred: 'Paytrail (Edenred)',
  zevoy: 'Paytrail (Zevoy)',
};

type Props = {
  refunds: Refund[];
  texts: Texts;
  busyWith: string | null;
  onDone: (refundId: string) => void;
};

/** What somebody pays back by hand. */
export function WaitingRefunds({ refunds, texts, busyWith, onDone }: Props) {
  const { shown, more } = useRowsAtATime(refunds, texts.frame);
  return (
    <section className={css.section} aria-labelledby="refunds">
      <h2 id="refunds">{fill(texts.waiting, listedText(refunds.length))}</h2>
      {refunds.length === 0 && <NothingHere text={texts.nothing} />}
      <ul>
        {shown.map((refund) => (
          <li key={refund.id} className={css.refund}>
            <Facts refund={refund} texts={texts} />
            <p>{texts.why[refund.state]}</p>
            <MarkDone
              texts={texts}
              describedBy={refund.id}
              isBusy={busyWith === refund.id}
              onDone={() => onDone(refund.id)}
            />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

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

/** What has been paid back, and who says so. */
export function SeenTo({ done, texts }: { done: Refund[]; texts: Texts }) {
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
