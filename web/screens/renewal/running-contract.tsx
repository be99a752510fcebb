import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { RenewalOffer, RenewalTexts } from './renewal-data.ts';
import css from './renewal-page.module.css';
import type { Renewal } from './use-renewal.ts';

type Props = {
  contract: NonNullable<RenewalOffer['contract']>;
  renewal: Renewal;
  texts: RenewalTexts;
  shell: ShellTexts;
};

/** A monthly contract that runs: whether all is well, another card for it, and the rest at once. */
export function RunningContract({ contract, renewal, texts: all, shell }: Props) {
  const { language } = usePage();
  const { contract: texts } = all;
  const { stopsOn, lastDueOn, restAmount, dueAmount, isBeingCharged } = contract;
  const rest = formatMoney(fromEuros(restAmount));
  const isUnderWay = isBeingCharged || renewal.outcome?.kind === 'duePending';
  const isUrgent = stopsOn !== null && dueAmount > 0;
  return (
    <section aria-labelledby="contract" className={css.contract}>
      <h2 id="contract">{texts.heading}</h2>
      {stopsOn && !isUnderWay && <Unpaid contract={contract} texts={texts} shell={shell} />}
      {isUnderWay && (
        <Notice kindLabel={shell.toast.info} title={all.told.duePending.title}>
          <p>{all.told.duePending.body}</p>
        </Notice>
      )}
      <p>{fill(texts.left, rest, formatDate(localDate(lastDueOn), language))}</p>
      {!isUnderWay && (
        <p className={css.ways}>
          <Button look={isUrgent ? 'primary' : 'secondary'} onClick={() => void renewal.save(null)}>
            {isUrgent
              ? fill(texts.payDue, formatMoney(fromEuros(dueAmount)))
              : all.charge.otherCard}
          </Button>
          <Button look="text" onClick={() => void renewal.payRest(contract.id)}>
            {fill(texts.payRest, rest)}
          </Button>
        </p>
      )}
    </section>
  );
}

type UnpaidProps = Pick<Props, 'contract' | 'shell'> & { texts: RenewalTexts['contract'] };

function Unpaid({ contract: { stopsOn, isOnHold }, texts, shell }: UnpaidProps) {
  const { language } = usePage();
  return (
    <Notice
      kind={isOnHold ? 'error' : 'warning'}
      kindLabel={isOnHold ? shell.toast.error : shell.toast.warning}
      title={isOnHold ? texts.stopped : texts.failing}
    >
      <p>
        {isOnHold
          ? texts.stoppedBody
          : fill(texts.failingBody, formatDate(localDate(stopsOn ?? ''), language))}
      </p>
    </Notice>
  );
}
